/** `npm start`: draws the maps that are missing, builds the game and serves it on this machine. */
import { preview } from 'vite';
import { say } from './say';
import { must } from './step';

await must('Maps: drawing what is missing or changed (the first time takes a while) …', 'tsx', [
  'atlas/tools/render.ts',
]);
await must('Building the game …', 'vite', ['build', '--logLevel', 'warn']);
const server = await preview({ preview: { open: process.stdout.isTTY }, logLevel: 'error' });
for (const url of server.resolvedUrls?.local ?? []) say(`Worldmaps is open at ${url}`);
say('Press Ctrl+C to close it.');
