/** The table of what a living picture costs: the same map still and living, in one run. */
import type { Browser } from 'playwright';
import type { Place } from './machine-place';
import { measureLiving, type Lived, type State } from './measures/living';
import type { Table } from './report';
import { interleave } from './rounds';
import { median } from './stats';
import type { Line, View } from './views';

const MB = 1_000_000;

/** What moving may cost: cores more, and of the memory of the still map. */
const MOST = { cores: 0.1, memory: 1.3 } as const;

const STILL: State = { name: 'still', isStill: true };
const LIVING: State = { name: 'living', isStill: false };

/** `machine` is where one stands, on this level or another, to be measured in view as well. */
export async function livingTable(
  browser: Browser,
  origin: string,
  level: number,
  rounds: number,
  view: View,
  line: Line,
  machine?: Place,
): Promise<Table> {
  const at = (middle: Place): State[] =>
    [STILL, LIVING].map((state) => ({ ...state, name: `${state.name}, a machine in view`, middle }));
  const states = [STILL, LIVING, ...(machine ? at(machine) : [])];
  const results = await interleave<State, Lived>(states, rounds, (state) =>
    measureLiving(browser, origin, state.middle?.level ?? level, state, view, line),
  );
  const of = (state: State, figure: (lived: Lived) => number) =>
    median((results.get(state) ?? []).map(figure));
  /** The same view, still. */
  const stillOf = ({ middle }: State) =>
    states.find((other) => other.isStill && other.middle === middle) ?? STILL;
  const row = (state: State) => [
    state.name,
    of(state, ({ idle }) => idle * 100),
    of(state, ({ pan }) => pan * 100),
    of(state, ({ cores }) => cores).toFixed(2),
    of(state, ({ movers }) => movers),
    of(state, ({ turning }) => turning),
    of(state, ({ memory }) => memory / MB),
    (of(state, ({ memory }) => memory) / of(stillOf(state), ({ memory }) => memory)).toFixed(2),
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
      'machines',
      'memory MB',
      'of still',
      'kB in all',
      'script kB',
    ],
    rows: states.map(row),
    note: `Targets: ${String(dropped)} % dropped idle, panning as still, ${String(MOST.cores)} cores more, memory ${String(MOST.memory)} of still. The governor is on: without movers it has made the picture still. Medians; other work on the machine drops frames of both.`,
  };
}
