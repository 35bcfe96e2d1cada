/** Proves the pictures of one level fair, in a process of its own; told by its exit code and its lines. */
import { layOutPicture, pictureIds, pictureSvg } from '../layout/build';
import { checkPicture } from '../output/check';
import { paint } from '../output/pictures';
import { loadTheme } from '../levels';

const [keyword = ''] = process.argv.slice(2);
const theme = await loadTheme(keyword);
const found = pictureIds(theme).flatMap((id) => {
  const laid = layOutPicture(theme, id);
  return checkPicture(laid, paint(pictureSvg(theme, laid)));
});
for (const { picture, quest, fault } of found)
  console.log(`${keyword}: UNFAIR ${picture}, ${quest}: ${fault}`);
process.exitCode = found.length === 0 ? 0 : 1;
