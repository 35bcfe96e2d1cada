/** Runs every measure for every subject and view and lays the results out. */
import type { Browser } from 'playwright';
import { say } from '../../scripts/say';
import { CATALOGUE } from '../../src/maps/catalogue';
import { measureClicking } from './measures/clicking';
import { measureHome } from './measures/home';
import { measureLighthouse, type Scores } from './measures/lighthouse';
import { measureLoading } from './measures/loading';
import { measureLongTasks } from './measures/long-tasks';
import { measureMemory, type Held } from './measures/memory';
import { measurePanning } from './measures/panning';
import { measureZooming } from './measures/zooming';
import { livingTable } from './living-table';
import type { Place } from './machine-place';
import type { Table } from './report';
import { interleave } from './rounds';
import { median } from './stats';
import { subjects, type Subject } from './subjects';
import { LINES, slowed, VIEWS, type Line, type View } from './views';

const kB = (bytes: number) => bytes / 1000;
const MB = (bytes: number) => bytes / 1_000_000;

/** Medians of one figure of all rounds. */
const middle = <R>(rounds: readonly R[], figure: (round: R) => number) => median(rounds.map(figure));

/** Names each subject with its figures; the ratio is to the one-JPEG page. */
function rowsOf<R>(
  results: ReadonlyMap<Subject, readonly R[]>,
  figures: readonly ((round: R) => number)[],
  ratioOf?: (round: R) => number,
): (string | number)[][] {
  const jpeg = [...results].find(([{ name }]) => name === 'jpeg')?.[1] ?? [];
  return [...results].map(([{ name }, rounds]) => [
    name,
    ...figures.map((figure) => middle(rounds, figure)),
    ...(ratioOf ? [(middle(rounds, ratioOf) / middle(jpeg, ratioOf)).toFixed(2)] : []),
  ]);
}

async function loading(
  browser: Browser,
  origin: string,
  all: readonly Subject[],
  rounds: number,
  view: View,
  line: Line,
): Promise<Table> {
  const measure = (subject: Subject) => measureLoading(browser, origin, subject, view, line);
  // a host has its files compressed before anybody asks: the first visit, which has them compressed, counts nothing
  if (!line.network) await interleave(all, 1, measure);
  const results = await interleave(all, rounds, measure);
  return {
    title: `Loading, ${view.name}, ${line.name}`,
    columns: [
      '',
      'kB to sharp',
      'requests',
      'script kB',
      'first picture ms',
      'sharp ms',
      'at rest ms',
      'kB / JPEG',
      'first / JPEG',
      'sharp / JPEG',
    ],
    rows: rowsOf(
      results,
      [
        (r) => kB(r.bytes),
        (r) => r.requests,
        (r) => kB(r.scriptBytes),
        (r) => r.first,
        (r) => r.sharp,
        (r) => r.rest,
      ],
      (r) => r.bytes,
    ).map((row, i) => [...row, ratio(results, i, (r) => r.first), ratio(results, i, (r) => r.sharp)]),
    note: verdicts([
      ['kB', ratio(results, 0, (r) => r.bytes), 0.28],
      ['first picture', ratio(results, 0, (r) => r.first), line.network ? 0.05 : 0.45],
      ['sharp', ratio(results, 0, (r) => r.sharp), line.network ? 0.15 : 1],
      ['sharp against OpenSeadragon', ratio(results, 0, (r) => r.sharp, 'openseadragon'), 0.6],
      ['everything at rest', ratio(results, 0, (r) => r.rest), line.network ? 0.15 : 1],
      ['sharp against the physical limit', ratio(results, 0, (r) => r.sharp, 'view'), 1],
    ]),
  };
}

function ratio<R>(
  results: ReadonlyMap<Subject, readonly R[]>,
  index: number,
  figure: (round: R) => number,
  against = 'jpeg',
): string {
  const rounds = [...results.values()][index] ?? [];
  const other = [...results].find(([{ name }]) => name === against)?.[1] ?? [];
  return (middle(rounds, figure) / middle(other, figure)).toFixed(2);
}

/** Says of each of Worldmaps' figures whether it is as small as PERFORMANCE wants it. */
function verdicts(
  figures: readonly (readonly [name: string, value: number | string, target: number])[],
): string {
  const list = figures.map(([name, value, target]) => {
    const shown = typeof value === 'string' ? value : value.toFixed(0);
    return `${name} ${shown} of ${String(target)}: ${Number(value) <= target ? 'reached' : 'not reached'}`;
  });
  return `Worldmaps against its targets: ${list.join('; ')}.`;
}

async function longTasks(
  browser: Browser,
  origin: string,
  all: readonly Subject[],
  rounds: number,
  view: View,
): Promise<Table> {
  const line = slowed(4);
  const results = await interleave(all, rounds, (subject) =>
    measureLongTasks(browser, origin, subject, view, line),
  );
  return {
    title: `Tasks over 50 ms while playing, ${view.name}, ${line.name}`,
    columns: ['', 'tasks', 'longest ms'],
    rows: rowsOf(results, [(r) => r.count, (r) => r.longest]),
    note: 'Six clicks, twenty steps of the wheel, four zoom steps by key. Target: none.',
  };
}

async function moving(
  browser: Browser,
  origin: string,
  all: readonly Subject[],
  rounds: number,
  view: View,
  line: Line,
): Promise<Table> {
  const results = await interleave(all, rounds, async (subject) => ({
    pan: await measurePanning(browser, origin, subject, view),
    zoom: await measureZooming(browser, origin, subject, view),
    click: await measureClicking(browser, origin, subject, view, line),
  }));
  return {
    title: `Moving and clicking, ${view.name}`,
    columns: [
      '',
      'pan p50 ms',
      'p95',
      'max',
      'dropped %',
      'holes %',
      'zoom moves ms',
      'zoom sharp ms',
      'click p50 ms',
      'click max ms',
    ],
    rows: rowsOf(results, [
      (r) => r.pan.p50,
      (r) => r.pan.p95,
      (r) => r.pan.max,
      (r) => r.pan.dropped * 100,
      (r) => r.pan.holes * 100,
      (r) => r.zoom.moves,
      (r) => r.zoom.sharp,
      (r) => r.click.p50,
      (r) => r.click.max,
    ]),
    note: 'A click is timed by the Event Timing API (to the next paint, in steps of 8 ms, 16 at least); a peer answers it with a ring and nothing else. Targets: dropped 1 % (phone 5 %), no holes, click on the phone at most 32 ms.',
  };
}

async function memory(origin: string, all: readonly Subject[], view: View, level: number): Promise<Table> {
  const ten = Array.from(
    { length: 10 },
    (_, i) => `/worldmaps/game/${String(((level + i) % CATALOGUE.length) + 1)}?mode=4&lng=en`,
  );
  const rows: (string | number)[][] = [];
  for (const subject of all) {
    const looks = await measureMemory(origin, subject, view, subject.game ? ten : []);
    const [one, after, pressed] = looks;
    const row = (figure: (held: Held) => number): (string | number)[] => {
      const bytes = (held: Held | undefined) => (held ? figure(held) : Number.NaN);
      const share = (held: Held | undefined) => (held ? (bytes(held) / bytes(one)).toFixed(2) : '–');
      return [MB(bytes(one)), MB(bytes(after)), share(after), MB(bytes(pressed)), share(pressed)];
    };
    rows.push([subject.name, ...row(({ process }) => process)]);
    if (!subject.game) continue;
    rows.push([`${subject.name}, without decoded pictures`, ...row(({ undecoded }) => undecoded)]);
    rows.push([`${subject.name}, its page alone`, ...row(({ page }) => page)]);
  }
  return {
    title: `Memory of the renderer, ${view.name}`,
    columns: ['', 'after one map, MB', 'after ten more, MB', 'ratio', 'when memory is short, MB', 'ratio'],
    rows,
    note: 'Proportional set size after a garbage collection, of a browser that is not asked for its network, since it would keep a copy of all that it loads; "its page alone" are the objects, elements and buffers that the page holds. Targets: 0.75 of the JPEG page; 1.15 after ten other maps. Pictures that a page shows as images stay decoded until memory is short, or there are 128 MB of them (without a graphics card); the game shows as images what its first page brings, and all other tiles as canvases.',
  };
}

async function home(browser: Browser, origin: string): Promise<Table> {
  const rows: (string | number)[][] = [];
  for (const view of VIEWS)
    for (const line of LINES) {
      const seen = await measureHome(browser, origin, view, line);
      rows.push([
        `${view.name}, ${line.name}`,
        kB(seen.firstViewBytes),
        kB(seen.allBytes),
        kB(seen.scriptBytes),
        seen.requests,
        seen.lcp,
        seen.cls.toFixed(3),
      ]);
    }
  return {
    title: 'Home',
    columns: ['', 'first view kB', 'all kB', 'script kB', 'requests', 'LCP ms', 'CLS'],
    rows,
    note: 'Targets: 300 kB, 1200 kB, 100 kB of script, CLS 0.',
  };
}

const LIGHTHOUSE_ROUNDS = 3;

async function lighthouse(origin: string, level: number): Promise<Table> {
  const pages = {
    Home: '/worldmaps/',
    Game: `/worldmaps/game/${level}?mode=4`,
    Leaderboard: '/worldmaps/leaderboard',
  };
  const rows: (string | number)[][] = [];
  for (const [name, address] of Object.entries(pages)) {
    const runs: Scores[] = [];
    for (let round = 0; round < LIGHTHOUSE_ROUNDS; round++) {
      const scores = await measureLighthouse(origin + address);
      if (scores) runs.push(scores);
    }
    const figures = [
      (scores: Scores) => scores.performance,
      (scores: Scores) => scores.accessibility,
      (scores: Scores) => scores.bestPractices,
      (scores: Scores) => scores.seo,
    ];
    rows.push([name, ...figures.map((figure) => middle(runs, figure))]);
  }
  return {
    title: 'Lighthouse 12, its phone preset (`npm run bench` runs it last)',
    columns: ['', 'performance', 'accessibility', 'best practices', 'SEO'],
    rows,
  };
}

/** What can be measured by itself. */
export const PARTS = ['loading', 'moving', 'tasks', 'memory', 'living', 'home', 'lighthouse'] as const;
export type Part = (typeof PARTS)[number];

/** The tables of these parts; `machine` is where one stands. */
export async function measureAll(
  browser: Browser,
  origin: string,
  level: number,
  rounds: number,
  parts: readonly Part[],
  machine?: Place,
): Promise<Table[]> {
  const tables: Table[] = [];
  const [plain] = LINES;
  const measure = async (part: Part, name: string, run: () => Promise<Table>) => {
    if (!parts.includes(part)) return;
    say(`${name} …`);
    tables.push(await run());
  };
  for (const [i, view] of VIEWS.entries()) {
    const all = subjects(level, i);
    // the physical limit is a picture, and neither moves nor answers
    const living = all.filter(({ name }) => name !== 'view');
    for (const line of LINES)
      await measure('loading', `Loading, ${view.name}, ${line.name}`, () =>
        loading(browser, origin, all, rounds, view, line),
      );
    if (plain)
      await measure('moving', `Moving and clicking, ${view.name}`, () =>
        moving(browser, origin, living, rounds, view, plain),
      );
    await measure('tasks', `Long tasks, ${view.name}`, () => longTasks(browser, origin, living, 1, view));
    for (const cpu of [1, 4])
      await measure('living', `Living, ${view.name}, ${cpu}x`, () =>
        // one view is enough: a machine is as many pixels on the phone
        livingTable(browser, origin, level, rounds, view, slowed(cpu), i === 0 ? machine : undefined),
      );
    await measure('memory', `Memory, ${view.name}`, () => memory(origin, living, view, level));
  }
  await measure('home', 'Home', () => home(browser, origin));
  await measure('lighthouse', 'Lighthouse', () => lighthouse(origin, level));
  return tables;
}
