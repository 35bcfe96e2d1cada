/**
 * `npm run atlas:truth [-- <level> …]`: measures how much of what their words name is seen of the targets of these levels
 * or of all, and prints what is not seen enough. Draws no map.
 */
import { IdBuffer } from '../fairness/id-buffer';
import { truth } from '../further/truth';
import { layOutPicture } from '../layout/build';
import { MAIN } from '../layout/picture';
import { THEMES, loadTheme } from '../levels';
import { loadShown } from '../levels/shown';
import { readHiding } from '../output/hiding-file';
import { PROJECT } from '../output/project';
import { doubleFaults, nearFaults, truthFaults } from '../truth/judge';

const asked = process.argv.slice(2);
let misses = 0;
for (const keyword of asked.length > 0 ? asked : THEMES) {
  const theme = await loadTheme(keyword);
  const shown = await loadShown(keyword);
  const file = readHiding(PROJECT.root, keyword);
  const main = layOutPicture(theme, MAIN, 'hiding' in file ? file.hiding : undefined);
  const buffer = new IdBuffer(main.stage.scene, main.overlays, { scale: 1 });
  const facts = truth({ keyword, theme, main, buffer });
  const faults = [...truthFaults(facts, shown), ...doubleFaults(facts, shown), ...nearFaults(facts, shown)];
  for (const { quest, part, fault } of faults) console.log(`${keyword}, ${quest}, ${part}: ${fault}`);
  console.log(`${keyword}: ${faults.length} of what its words name is not seen enough`);
  misses += faults.length;
}
process.exitCode = misses === 0 ? 0 : 1;
