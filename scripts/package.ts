/** `npm run package [-- --dir]`: the downloaded app for the system this runs on, with the size of each part. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { say } from './say';
import { must } from './step';

const OUTPUT = 'release';

/** Bytes of a file, or of all files below a folder. */
function sizeOf(place: string): number {
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Where the update feed is; without it a build asks nobody for a newer version. */
const feed = process.env['WORLDMAPS_UPDATE_URL'];
const publish = feed ? ['-c.publish.provider=generic', `-c.publish.url=${feed}`] : [];

await must('Maps: drawing what is missing or changed …', 'tsx', ['atlas/tools/render.ts']);
await must('Building for the desktop …', 'electron-vite', ['build', '--logLevel', 'warn']);
await must('Packaging …', 'electron-builder', ['--publish', 'never', ...publish, ...process.argv.slice(2)]);

for (const name of readdirSync(OUTPUT).toSorted()) {
  const place = path.join(OUTPUT, name);
  say(`${megabytes(sizeOf(place)).padStart(10)}  ${name}`);
  if (!name.endsWith('unpacked')) continue;
  for (const part of ['resources/app.asar', 'resources/maps'])
    say(`${megabytes(sizeOf(path.join(place, part))).padStart(10)}    ${part}`);
}
