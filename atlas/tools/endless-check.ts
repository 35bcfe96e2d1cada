/**
 * `npm run endless:check -- 60`: draws maps from so many seeds and proves them, telling each one's faults, attempts and
 * CPU. `--from 100` begins at another seed, `--look <folder>` keeps each one whole, in little and in two crops; without it
 * only what is around the targets is painted, which proves as much in three quarters of the time. With `--keep
 * <file>` what is found is kept, and seeds that stand there are not drawn again: a run that was stopped goes on; whoever
 * changes what is drawn begins another file. Ends with 1 when one is unfair or took too long.
 */
// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../endless/own-maths';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { codeOfWord } from '../../src/endless/code';
import type { Box } from '../core/geometry';
import { grown } from '../core/painted';
import { AROUND } from '../device/proof';
import { endlessSvg, layOutEndless } from '../endless/map';
import type { EndlessMap } from '../endless/map';
import { LEAST_TARGETS } from '../endless/seek';
import { measure, soughtIn } from '../layout/measure';
import { checkPicture } from '../output/check';
import { paint } from '../output/pictures';
import type { Painted } from '../output/pictures';

/** Seconds of CPU that a map may take. */
const LONGEST = 60;
/** A map that was refused more often was hard to make. */
const MOST_ATTEMPTS = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '0' }, look: { type: 'string' }, keep: { type: 'string' } },
});
const count = Number(positionals[0] ?? 20);
const from = Number(values.from);
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

/** Places that are looked at closely, picture pixels. */
const CROPS = [
  { left: 500, top: 1250, width: 1300, height: 950 },
  { left: 2100, top: 1500, width: 1300, height: 950 },
];

async function keepLooks(seed: string, { data, width, height }: Painted, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const open = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const file = (name: string) => path.join(folder, `${seed}-${name}.png`);
  await open().resize(1500).png({ palette: true }).toFile(file('whole'));
  await open().resize(320).png().toFile(file('thumbnail'));
  for (const [i, crop] of CROPS.entries())
    await open()
      .extract(crop)
      .png({ palette: true })
      .toFile(file(`crop-${i + 1}`));
}

/** Where colours are compared: who is looked for and what is around them. Painting all of a map proves no more. */
function lookedAt({ laid }: EndlessMap): Box[] {
  const { buffer } = measure(laid);
  return soughtIn(laid).flatMap(({ thing }) => {
    const seen = buffer.seen(thing);
    return seen ? [grown(seen, AROUND)] : [];
  });
}

/** Draws one and proves it; a fault of colours costs its quest, any other is one of the map. */
async function prove(seed: string): Promise<Drawn> {
  const code = codeOfWord(seed);
  if (!code) throw new Error(`"${seed}" is no seed`);
  const map = await layOutEndless(code);
  const painted = paint(endlessSvg(map, values.look === undefined ? lookedAt(map) : undefined));
  if (values.look !== undefined) await keepLooks(seed, painted, values.look);
  // a copy of the picture is measured anew
  const found = checkPicture({ ...map.laid }, painted);
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

const KeptSchema = z.object({
  seed: z.string(),
  spent: z.number(),
  attempts: z.number(),
  faults: z.number(),
});
type Kept = z.infer<typeof KeptSchema>;

/** What earlier runs found, by seed; a line that a stopped run left half written is drawn again. */
function keptIn(file: string): Map<string, Kept> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      if (!line.endsWith('}')) return [];
      const kept = KeptSchema.parse(JSON.parse(line));
      return [[kept.seed, kept]];
    }),
  );
}

async function found(seed: string): Promise<Kept> {
  const before = seconds();
  const { attempts, quests, quiet, faults, told } = await prove(seed);
  const spent = seconds() - before;
  process.stdout.write(
    `${seed}: ${spent.toFixed(1)} s, attempt ${attempts}, ${quests} quests, ${quiet} too quiet, ${told}${faults.map((fault) => `\n  ${fault}`).join('')}\n`,
  );
  return { seed, spent, attempts, faults: faults.length };
}

const earlier = values.keep === undefined ? new Map<string, Kept>() : keptIn(values.keep);
const all: Kept[] = [];
for (let i = from; i < from + count; i++) {
  const seed = `SEED-${i}`;
  const known = earlier.get(seed);
  const one = known ?? (await found(seed));
  // painted pixels are let go between turns of the event loop, of which nothing else makes one
  if (!known) await setImmediate();
  // a line begins anew, whatever a stopped run left behind
  if (!known && values.keep !== undefined) appendFileSync(values.keep, `\n${JSON.stringify(one)}`);
  all.push(one);
}
const how = (is: (one: Kept) => boolean) => all.filter(is).length;
const unfair = how(({ faults }) => faults > 0);
const late = how(({ spent }) => spent > LONGEST);
const slowest = Math.max(0, ...all.map(({ spent }) => spent));
process.stdout.write(
  `${count} maps: ${unfair} unfair, ${how(({ attempts }) => attempts > 1)} composed more than once, ${how(({ attempts }) => attempts > MOST_ATTEMPTS)} more than ${MOST_ATTEMPTS} times, ${late} over ${LONGEST} s of CPU, the slowest ${slowest.toFixed(1)} s\n`,
);
if (unfair + late > 0) process.exitCode = 1;
