/**
 * The process that draws one level: `draw-level.ts <route keyword> <theme|artwork> <hash>`, or with `further` makes the
 * files that a drawn one lacks beside its pictures. It reports to its parent.
 */
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { findLevel } from '../../src/maps/catalogue';
import { drawTheme } from '../output/draw-theme';
import { contentsOf, makeFurther, writeContents } from '../output/make-further';
import { PROJECT } from '../output/project';
import { renderSource } from '../output/render-source';
import type { Message } from './messages';

// one level a core: threads of its own would only fight with the next process
sharp.concurrency(1);
sharp.cache(false);

const send = (message: Message): void => void process.send?.(message);

/**
 * Frees what laying out left before the renderer reads the picture, which takes most room of all steps: a scene and the
 * pictures it was measured on are as large as the map itself. After the other steps the engine looks through it when it needs to.
 */
async function tidy(): Promise<void> {
  globalThis.gc?.();
  await setImmediate();
}

// nobody would hear of a level drawn for a run that is gone
process.once('disconnect', () => process.exit(1));

const [keyword = '', kind, hash = ''] = process.argv.slice(2);
try {
  const level = findLevel(keyword);
  const place = { root: PROJECT.maps, keyword, hash };
  if (level && kind === 'further') await makeFurther(place);
  else if (level && (kind === 'theme' || kind === 'artwork')) {
    // laying the map out again would cost three times what looking at it does
    let beside: ReturnType<typeof contentsOf> = new Map();
    const draw = (each: typeof level) =>
      drawTheme(each, (main, theme) => (beside = contentsOf(place, theme, main)));
    await renderSource(PROJECT, { level, kind }, hash, { draw }, async (step) => {
      send({ type: 'step', ...step });
      if (step.doing === 'rendering') await tidy();
    });
    await writeContents(place, beside);
  } else throw new Error(`no level "${keyword}" from "${kind}"`);
} catch (error) {
  send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
process.removeAllListeners('disconnect');
process.disconnect?.();
