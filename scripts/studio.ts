/** `npm run studio`: opens the map studio on this machine. `-- --port 4200` chooses the port. */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../atlas/output/project';
import { print } from './say';
import { buildPage } from './studio/page';
import { messageOf } from './studio/refusal';
import { studioServer } from './studio/server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4178' } } });
const port = Number(values.port);
const page = path.join(PROJECT.root, 'dist/studio');
print('Building the studio …');
await buildPage(page);
try {
  mkdirSync(PROJECT.artwork, { recursive: true });
} catch (error) {
  print(`The studio cannot keep anything in ${PROJECT.artwork}: ${messageOf(error)}`);
  process.exit(1);
}
const { artwork, maps, locales } = PROJECT;
const hosts = [`127.0.0.1:${values.port}`, `localhost:${values.port}`];
const server = createServer(studioServer({ artwork, maps, locales, page }, () => hosts));
server.on('error', (error) => {
  print(`The studio cannot open: ${error.message}. Another port: npm run studio -- --port 4200`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  print(`The studio is open at http://127.0.0.1:${values.port}/`);
  print(
    'All you do is saved in resources/artwork; npm start shows it in the game. Press Ctrl+C to close the studio.',
  );
});
