/** Proves the pictures of one level fair, in a process of its own; told by its exit code and its lines. */
import { cat } from '../further/cat';
import { catFaults } from '../further/cat/faults';
import { boxesOf, layOutPicture, misfitsOf, pictureIds, pictureSvg } from '../layout/build';
import { checkPicture } from '../output/check';
import { readHiding, staleHiding } from '../output/hiding-file';
import { paint } from '../output/pictures';
import { PROJECT } from '../output/project';
import { loadTheme } from '../levels';
import { measure } from '../layout/measure';
import { MAIN } from '../layout/picture';

const [keyword = ''] = process.argv.slice(2);
const theme = await loadTheme(keyword);
const file = readHiding(PROJECT.root, keyword);
const kept = 'hiding' in file ? file.hiding : undefined;
const main = layOutPicture(theme, MAIN, kept);
const hiding = cat({ keyword, theme, main, buffer: measure(main).buffer });
const quests: ReturnType<typeof boxesOf>['quests'][number][] = [];
const found = pictureIds(theme).flatMap((id) => {
  const laid = layOutPicture(theme, id, kept);
  quests.push(...boxesOf(laid).quests);
  return checkPicture(laid, paint(pictureSvg(theme, laid)));
});
for (const { picture, quest, fault } of found)
  console.log(`${keyword}: UNFAIR ${picture}, ${quest}: ${fault}`);
const ofCat = catFaults(hiding, quests);
for (const fault of ofCat) console.log(`${keyword}: UNFAIR ${fault}`);
const [why] = 'missing' in file ? [file.missing] : misfitsOf(theme);
if (why !== undefined) console.log(staleHiding(keyword, why));
process.exitCode = found.length + ofCat.length === 0 && why === undefined ? 0 : 1;
