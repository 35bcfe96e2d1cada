/** Runs made of any moves in any order, for what has to hold of all of them. */
import fc from 'fast-check';
import type { RunEvent, RunSetup } from '../../src/game/events';
import { MODES, type Deck } from '../../src/game/modes';
import { record, startRecording, type Recording } from '../../src/game/replay';
import type { Session } from '../../src/game/session';
import { deck, markOn, MISS, pictures, setUp } from './game-builders';

/** What a player does next; where it points to a target, that of the quest asked at that moment. */
type Move =
  | { readonly type: 'hit'; readonly target: number }
  | {
      readonly type:
        | 'miss'
        | 'takeBack'
        | 'skip'
        | 'hint'
        | 'tick'
        | 'pause'
        | 'resume'
        | 'start'
        | 'pictureReady';
    };

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('hit' as const), target: fc.nat({ max: 2 }) }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('miss', 'takeBack', 'skip', 'hint', 'tick', 'pause', 'resume', 'start', 'pictureReady')
      .map((type) => ({ type })),
  },
);
/** Ms since the move before; now and then a clock that goes back. */
const anyDelay = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 3000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -2000, max: 0 }) },
);
export const anyMoves = fc.array(fc.tuple(anyMove, anyDelay), { maxLength: 60 });
export const orderedMoves = fc.array(fc.tuple(anyMove, fc.integer({ min: 0, max: 3000 })), { maxLength: 60 });
export const anyDeck: fc.Arbitrary<Deck> = fc.oneof(
  fc
    .array(fc.constantFrom(1, 1, 1, 2, 3), { minLength: 1, maxLength: 13 })
    .map((targets) => deck(...targets)),
  fc.integer({ min: 1, max: 5 }).map(pictures),
);
const anySetup: fc.Arbitrary<RunSetup> = fc
  .record({ mode: fc.constantFrom(...MODES), seed: fc.integer(), ranked: fc.boolean() })
  .map((changes) => setUp(changes));

function toEvent(move: Move, at: number, session: Session): RunEvent {
  if (move.type === 'hit') return { type: 'mark', at, ...markOn(session.quest, move.target) };
  if (move.type === 'miss') return { type: 'mark', at, ...MISS };
  if (move.type === 'hint') return { type: 'hint', at, visibleWidth: 900 };
  return { type: move.type, at };
}

interface Told extends Recording {
  readonly event: RunEvent;
  readonly before: Session;
  readonly ignored?: string;
}

/** Every step of a run, the start included. */
export function tell(setup: RunSetup, cards: Deck, moves: readonly (readonly [Move, number])[]): Told[] {
  let recording = startRecording(setup, cards);
  let at = 5000;
  const steps: Told[] = [];
  for (const [move, delay] of [[{ type: 'start' }, 0] as const, ...moves]) {
    at += delay;
    const event = toEvent(move, at, recording.session);
    const before = recording.session;
    const step = record(recording, event);
    steps.push({ ...step, event, before });
    recording = step;
  }
  return steps;
}

export function forAllRuns(
  check: (steps: readonly Told[], cards: Deck, setup: RunSetup) => void,
  moves = anyMoves,
) {
  fc.assert(
    fc.property(anySetup, anyDeck, moves, (setup, cards, moves) =>
      check(tell(setup, cards, moves), cards, setup),
    ),
    { numRuns: 400 },
  );
}

export const lastOf = (steps: readonly Told[]) => {
  const last = steps.at(-1);
  if (!last) throw new Error('a run has its start');
  return last;
};
