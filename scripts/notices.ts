/** `npm run notices`: writes the licences of everything shipped into both builds, and tells what they are. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTICES_FILE, noticesSchema } from '../src/notices/notices';
import { print, say } from './say';
import { must } from './step';

await must('Building for the web …', 'vite', ['build', '--logLevel', 'warn']);
await must('Building for the desktop …', 'electron-vite', ['build', '--logLevel', 'warn']);

for (const [home, folder] of [
  ['The site', 'dist/web/worldmaps'],
  ['The app', 'out/renderer'],
] as const) {
  const file = path.join(folder, NOTICES_FILE);
  const { parts } = noticesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  say(`${home} ships ${String(parts.length)} parts of others; their licences are in ${file}:`);
  for (const { name, version, licence } of parts) print(`  ${licence.padEnd(14)} ${name} ${version}`);
}
