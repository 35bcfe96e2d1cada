/**
 * `npm run draw:check -- <file>`: recomputes the prize draws of a week from the file that the page of its results offers.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkDraws } from '../src/contest/check-draw';
import { parseExport } from '../src/contest/export';
import { print } from './say';

const [file] = process.argv.slice(2);
if (file === undefined) {
  print('usage: npm run draw:check -- <file saved from the results of the week>');
  process.exit(2);
}
const text = textOf(file);
if (text === undefined) {
  print(`${file} cannot be read`);
  process.exit(2);
}
const published = parseExport(text);
if (!published) {
  print(`${file} is not the file of a week's draws`);
  process.exit(2);
}

/** What stands in the file; undefined where there is none, or a folder. */
function textOf(place: string): string | undefined {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
}

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const checked = await checkDraws(published, sha256);
print(`week          ${published.week}`);
print(`participants  ${String(new Set(published.ids).size)}`);
print(`seal          ${published.seal?.seal ?? 'none'}`);
if (checked.length === 0) print('no draw has been published');
for (const { number, winner, faults } of checked)
  print(
    `draw ${String(number)}        ${faults.length === 0 ? `holds: ${winner ?? ''}` : `DOES NOT HOLD: ${faults.join(', ')}`}`,
  );
process.exit(checked.some(({ faults }) => faults.length > 0) ? 1 : 0);
