/** `npm run pictures:renew`: takes those pictures of the visual check again that have changed, and makes their files small. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { say } from './say';
import { must } from './step';

const FOLDER = path.resolve('tests/e2e/pictures/golden');

/** With 256 colours of its own a picture stays far inside the check's tolerance, at a third of the bytes. */
async function shrink(file: string): Promise<boolean> {
  const before = await readFile(file);
  const after = await sharp(before).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  if (after.length >= before.length) return false;
  await writeFile(file, after);
  return true;
}

if (!process.argv.includes('--shrink')) {
  await must('Building for the web …', 'vite', ['build', '--logLevel', 'warn']);
  await must('Taking pictures …', 'tsx', ['scripts/e2e.ts', '--project', 'pictures', '--update-snapshots']);
}
const shrunk = [];
// dialogs hold more shades than a palette has: shrunk, they would differ from themselves
for (const name of (await readdir(FOLDER)).filter((name) => !name.startsWith('dialog-')))
  if (await shrink(path.join(FOLDER, name))) shrunk.push(name);
say(shrunk.length > 0 ? `Renewed: ${shrunk.join(', ')}` : 'No picture has changed.');
