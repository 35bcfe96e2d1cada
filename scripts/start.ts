/** `npm start`: builds the game and serves it on this machine at once; maps that are missing or changed are drawn behind it. */
import { preview } from 'vite';
import path from 'node:path';
import { PROJECT } from '../atlas/output/project';
import { leaveNothingBehind } from './live/leave';
import { takeTurn } from './live/one-at-a-time';
import { openAndDraw, siteIn } from './live/open';
import { drawProject } from './live/project-drawing';
import { say } from './say';
import { step } from './step';

const DIST = path.join(PROJECT.root, 'dist');

async function build(folder: string): Promise<boolean> {
  const title = folder === siteIn(DIST) ? 'Building the game …' : 'All drawn: finishing the pages …';
  const args = ['build', '--outDir', path.join(folder, 'worldmaps'), '--logLevel', 'warn'];
  const code = await step(title, 'vite', args);
  if (code !== 0) say(`Failed: ${title}`);
  return code === 0;
}

const turn = await takeTurn(PROJECT.root);
if (turn.kind === 'taken') {
  say(turn.url ? `Worldmaps is open already at ${turn.url}` : 'Worldmaps is being opened already.');
  process.exit(0);
}
leaveNothingBehind();
const drawing = await drawProject();
const { missing, isBare } = drawing;
if (missing > 0) say(`Maps: ${String(missing)} to draw; the game opens meanwhile.`);
const opened = await openAndDraw({
  drawing,
  isDrawing: missing > 0 || isBare,
  maps: PROJECT.maps,
  dist: DIST,
  build,
  serve: async (plugin) => {
    const server = await preview({
      plugins: [plugin],
      preview: { open: process.stdout.isTTY },
      logLevel: 'error',
    });
    const urls = server.resolvedUrls?.local ?? [];
    for (const url of urls) say(`Worldmaps is open at ${url}`);
    turn.tell(urls[0] ?? '');
    say('Press Ctrl+C to close it.');
  },
});
if (!opened) process.exit(1);
const failures = await opened.whole;
const left = failures.length > 0 ? `, but for ${String(failures.length)} that could not be drawn` : '';
if (missing > 0) say(`The game is whole${left}.`);
