/** `npm run dev`: the development server, at once; maps that are missing or changed are drawn behind it. */
import { createServer } from 'vite';
import { PROJECT } from '../atlas/output/project';
import { leaveNothingBehind } from './live/leave';
import { livePlugin } from './live/live-plugin';
import { drawProject } from './live/project-drawing';
import { say } from './say';

leaveNothingBehind();
const drawing = await drawProject();
let isOver = drawing.missing === 0 && !drawing.isBare;
const server = await createServer({
  plugins: [livePlugin({ drawing, maps: PROJECT.maps, isOver: () => isOver })],
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
await drawing.done;
if (!isOver) say('All maps are drawn.');
isOver = true;
