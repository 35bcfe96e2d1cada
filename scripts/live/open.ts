/** The way of `npm start`: the game is served at once, maps are drawn behind it, and in the end the site is that of a full build. */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Failure, LiveDrawing } from './draw-behind';
import { livePlugin } from './live-plugin';
import { replaceFolder } from './replace-folder';

export interface Opening {
  readonly drawing: LiveDrawing;
  /** How many levels are drawn behind the game; with none, what is built first stays. */
  readonly missing: number;
  /** Folder of the drawn maps. */
  readonly maps: string;
  /** Where sites are built: the served one is `web` in it. */
  readonly dist: string;
  /** Builds the site into a folder from the maps that are drawn by then; false when it fails, which it tells. */
  readonly build: (folder: string) => Promise<boolean>;
  /** Serves what was built, with this plugin before it. */
  readonly serve: (plugin: Plugin) => Promise<void>;
}

export interface Opened {
  /** Resolves when the served site is the one that a full build makes, with the levels that could not be drawn. */
  readonly whole: Promise<readonly Failure[]>;
}

/** The folder below `dist` that is served. */
export const siteIn = (dist: string): string => path.join(dist, 'web');

/** Resolves when the game is served; undefined when it cannot be built. */
export async function openAndDraw(opening: Opening): Promise<Opened | undefined> {
  const { drawing, missing, maps, dist, build, serve } = opening;
  let isOver = missing === 0;
  if (!(await build(siteIn(dist)))) return undefined;
  await serve(livePlugin({ drawing, maps, isOver: () => isOver }));
  const finish = async () => {
    const failures = await drawing.done;
    if (isOver) return failures;
    // on the same disk, and below no folder that is served
    const next = path.join(dist, 'next');
    if (await build(next)) await replaceFolder(next, siteIn(dist));
    isOver = true;
    return failures;
  };
  return { whole: finish() };
}
