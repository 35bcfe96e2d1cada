/** Opens the game as `npm start` does: serves it at once, draws maps behind it, and ends with the site of a full build. */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Failure, LiveDrawing } from './draw-behind';
import { forgetDeleted } from './forget-deleted';
import { livePlugin } from './live-plugin';
import { replaceFolder } from './replace-folder';

export interface Opening {
  readonly drawing: LiveDrawing;
  /** Whether something is drawn behind the game; when not, the first build stays as it is. */
  readonly isDrawing: boolean;
  /** Folder of the drawn maps. */
  readonly maps: string;
  /** The folder in which sites are built; the served one is `web` in it. */
  readonly dist: string;
  /** Builds the site into a folder from the maps that are drawn by then; when that fails, says why and gives false. */
  readonly build: (folder: string) => Promise<boolean>;
  /** Serves the built site, with this plugin ahead of it. */
  readonly serve: (plugin: Plugin) => Promise<void>;
}

export interface Opened {
  /** Resolves, when the served site equals a full build, with the levels that could not be drawn. */
  readonly whole: Promise<readonly Failure[]>;
}

/** The folder below `dist` that is served. */
export const siteIn = (dist: string): string => path.join(dist, 'web');

/** Resolves when the game is served; undefined when it cannot be built. */
export async function openAndDraw(opening: Opening): Promise<Opened | undefined> {
  const { drawing, isDrawing, maps, dist, build, serve } = opening;
  let isOver = !isDrawing;
  await forgetDeleted(maps);
  if (!(await build(siteIn(dist)))) return undefined;
  await serve(livePlugin({ drawing, maps, isOver: () => isOver }));
  const finish = async () => {
    const failures = await drawing.done;
    if (isOver) return failures;
    // on the same disk, but not below the served folder
    const next = path.join(dist, 'next');
    if (await build(next)) await replaceFolder(next, siteIn(dist));
    isOver = true;
    return failures;
  };
  return { whole: finish() };
}
