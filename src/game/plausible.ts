/** Detects runs that no person can have played, before their result is accepted. */
import { FASTEST_ANSWER } from './constants';
import type { Run } from './events';
import type { Deck } from './modes';
import { createSession, reduce } from './session';
import { MOST_SLACK } from './slack';

export type Implausibility =
  | 'notOver'
  | 'eventChangesNothing'
  | 'timeGoesBack'
  | 'slackTooWide'
  | 'answeredTooFast'
  | 'wrongQuest';

/** Why a run cannot have been played as recorded; undefined when it is plausible. `deck` is the deck of the run's level and mode. */
export function findImplausibility(run: Run, deck: Deck): Implausibility | undefined {
  const { events, ...setup } = run;
  if ((setup.mode === 5) !== (setup.quest !== undefined)) return 'wrongQuest';
  if (setup.mode === 5 && (deck.length > 1 || deck[0].quest !== setup.quest)) return 'wrongQuest';
  let session = createSession(setup, deck);
  let latest = -Infinity;
  for (const event of events) {
    if (event.at < latest) return 'timeGoesBack';
    if (event.type === 'mark' && event.slack > MOST_SLACK) return 'slackTooWide';
    const { session: after } = reduce(session, event);
    if (after === session) return 'eventChangesNothing';
    latest = event.at;
    session = after;
  }
  if (session.phase !== 'over') return 'notOver';
  const tooFast = session.answers.some(({ right, at, askedAt }) => right && at - askedAt < FASTEST_ANSWER);
  return tooFast ? 'answeredTooFast' : undefined;
}

export function isPlausible(run: Run, deck: Deck): boolean {
  return findImplausibility(run, deck) === undefined;
}
