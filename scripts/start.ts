/** `npm start`: builds the game and serves it on this machine at once; maps that are missing or changed are drawn behind it. */
import { preview } from 'vite';
import path from 'node:path';
import { PROJECT } from '../atlas/output/project';
import { leaveNothingBehind } from './live/leave';
import { livePlugin } from './live/live-plugin';
import { takeTurn } from './live/one-at-a-time';
import { drawProject } from './live/project-drawing';
import { replaceFolder } from './live/replace-folder';
import { say } from './say';
import { must, step } from './step';

const DIST = path.join(PROJECT.root, 'dist');
const SITE = path.join(DIST, 'web');
/** On the same disk, and below no folder that is served. */
const NEXT = path.join(DIST, 'next');

const build = (folder: string): readonly string[] => [
  'build',
  '--outDir',
  path.join(folder, 'worldmaps'),
  '--logLevel',
  'warn',
];

const turn = await takeTurn(PROJECT.root);
if (turn.kind === 'taken') {
  say(turn.url ? `Worldmaps is open already at ${turn.url}` : 'Worldmaps is being opened already.');
  process.exit(0);
}
leaveNothingBehind();
const drawing = await drawProject();
let isOver = drawing.missing === 0;
if (!isOver) say(`Maps: ${String(drawing.missing)} to draw; the game opens meanwhile.`);
await must('Building the game …', 'vite', build(SITE));
const server = await preview({
  plugins: [livePlugin({ drawing, maps: PROJECT.maps, isOver: () => isOver })],
  preview: { open: process.stdout.isTTY },
  logLevel: 'error',
});
const urls = server.resolvedUrls?.local ?? [];
for (const url of urls) say(`Worldmaps is open at ${url}`);
turn.tell(urls[0] ?? '');
say('Press Ctrl+C to close it.');

const failures = await drawing.done;
if (!isOver) {
  const code = await step('All drawn: finishing the pages …', 'vite', build(NEXT));
  if (code === 0) await replaceFolder(NEXT, SITE);
  isOver = true;
  const left = failures.length > 0 ? `, but for ${String(failures.length)} that could not be drawn` : '';
  say(`The game is whole${left}.`);
}
