/**
 * `npm run endless:check -- 60`: draws maps from so many seeds and proves them, telling each one's faults, attempts and
 * CPU. `-- 60 --from 100` goes on at another seed. Ends with 1 when one is unfair or took too long.
 */
import process from 'node:process';
import { codeOfWord } from '../../src/endless/code';
import { endlessSvg, layOutEndless, LEAST_TARGETS } from '../endless/map';
import { checkPicture } from '../output/check';
import { paint } from '../output/pictures';

/** Seconds of CPU that a map may take. */
const LONGEST = 60;

const [count = '20', flag, start] = process.argv.slice(2);
const from = flag === '--from' ? Number(start) : 0;
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Drawn {
  readonly attempts: number;
  readonly quests: number;
  /** Quests left out because their colours melt into what is around them. */
  readonly quiet: number;
  readonly faults: readonly string[];
  readonly told: string;
}

/** Draws one and proves it; a fault of colours costs its quest, any other is one of the map. */
function prove(seed: string): Drawn {
  const code = codeOfWord(seed);
  if (!code) throw new Error(`"${seed}" is no seed`);
  const map = layOutEndless(code);
  const found = checkPicture(map.laid, paint(endlessSvg(map)));
  const quiet = found.filter(({ fault }) => fault.startsWith('its contrast'));
  const quests = map.laid.targets.length + 1 - new Set(quiet.map(({ quest }) => quest)).size;
  const faults = found
    .filter((each) => !quiet.includes(each))
    .map(({ quest, fault }) => `${quest}: ${fault}`);
  if (quests < LEAST_TARGETS - 2) faults.push(`only ${quests} quests`);
  const { moodName, planName } = map.composition.design;
  return {
    attempts: map.refused.length + 1,
    quests,
    quiet: quiet.length,
    faults,
    told: [moodName, planName, ...map.refused.map((why) => `(${why})`)].join(' '),
  };
}

let unfair = 0;
let late = 0;
let again = 0;
let slowest = 0;
for (let i = from; i < from + Number(count); i++) {
  const before = seconds();
  const seed = `SEED-${i}`;
  const drawn = prove(seed);
  const spent = seconds() - before;
  slowest = Math.max(slowest, spent);
  if (drawn.faults.length > 0) unfair++;
  if (spent > LONGEST) late++;
  if (drawn.attempts > 1) again++;
  const { attempts, quests, quiet, faults, told } = drawn;
  process.stdout.write(
    `${seed}: ${spent.toFixed(1)} s, attempt ${attempts}, ${quests} quests, ${quiet} too quiet, ${told}${faults.map((fault) => `\n  ${fault}`).join('')}\n`,
  );
}
process.stdout.write(
  `${count} maps: ${unfair} unfair, ${again} composed more than once, ${late} over ${LONGEST} s of CPU, the slowest ${slowest.toFixed(1)} s\n`,
);
if (unfair + late > 0) process.exitCode = 1;
