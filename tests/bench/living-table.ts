/** The table of what a living picture costs: the same map still and living, in one run. */
import type { Browser } from 'playwright';
import { measureLiving, STATES, type Lived, type State } from './measures/living';
import type { Table } from './report';
import { interleave } from './rounds';
import { median } from './stats';
import type { Line, View } from './views';

const MB = 1_000_000;

/** What moving may cost: cores more, and of the memory of the still map. */
const MOST = { cores: 0.1, memory: 1.3 } as const;

export async function livingTable(
  browser: Browser,
  origin: string,
  level: number,
  rounds: number,
  view: View,
  line: Line,
): Promise<Table> {
  const results = await interleave<State, Lived>(STATES, rounds, (state) =>
    measureLiving(browser, origin, level, state, view, line),
  );
  const of = (state: State, figure: (lived: Lived) => number) =>
    median((results.get(state) ?? []).map(figure));
  const row = (state: State) => [
    state,
    of(state, ({ idle }) => idle * 100),
    of(state, ({ pan }) => pan * 100),
    of(state, ({ cores }) => cores).toFixed(2),
    of(state, ({ movers }) => movers),
    of(state, ({ memory }) => memory / MB),
    (of(state, ({ memory }) => memory) / of('still', ({ memory }) => memory)).toFixed(2),
    of(state, ({ bytes }) => bytes / 1000),
    of(state, ({ scriptBytes }) => scriptBytes / 1000),
  ];
  const dropped = line.cpu > 1 ? 5 : 2;
  return {
    title: `Living and still, ${view.name}, ${line.name}`,
    columns: [
      '',
      'dropped idle %',
      'panning %',
      'idle cores',
      'movers',
      'memory MB',
      'of still',
      'kB in all',
      'script kB',
    ],
    rows: STATES.map(row),
    note: `Targets: ${String(dropped)} % dropped idle, panning as still, ${String(MOST.cores)} cores more, memory ${String(MOST.memory)} of still. The governor is on: without movers it has made the picture still. Medians; other work on the machine drops frames of both.`,
  };
}
