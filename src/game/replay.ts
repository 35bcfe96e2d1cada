/** Records a run event by event and replays it from the record. */
import type { Run, RunEvent, RunSetup } from './events';
import type { Deck } from './modes';
import { createSession, reduce, type Session, type Step } from './session';

export interface Recording {
  readonly run: Run;
  readonly session: Session;
}

/** The recording of a run that has not begun. */
export function startRecording(setup: RunSetup, deck: Deck): Recording {
  return { run: { ...setup, events: [] }, session: createSession(setup, deck) };
}

/** Applies an event; the run stores only events that changed the session, so idle ticks take no space. */
export function record(recording: Recording, event: RunEvent): Recording & Pick<Step, 'ignored'> {
  const step = reduce(recording.session, event);
  if (step.session === recording.session) return { run: recording.run, ...step };
  const run = { ...recording.run, events: [...recording.run.events, event] };
  return { run, ...step };
}

/** The final session of a run. `deck` is the deck it was played with. */
export function replay({ events, ...setup }: Run, deck: Deck): Session {
  return events.reduce((session, event) => reduce(session, event).session, createSession(setup, deck));
}
