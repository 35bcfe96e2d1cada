/** A run as data: recorded event by event, and played again from nothing but its record. */
import type { Run, RunEvent, RunSetup } from './events';
import type { Deck } from './modes';
import { createSession, reduce, type Session, type Step } from './session';

export interface Recording {
  readonly run: Run;
  readonly session: Session;
}

/** A run that has not begun, and its session. */
export function startRecording(setup: RunSetup, deck: Deck): Recording {
  return { run: { ...setup, events: [] }, session: createSession(setup, deck) };
}

/** Takes an event in; the run keeps those that changed something, so ticks cost it nothing. */
export function record(recording: Recording, event: RunEvent): Recording & Pick<Step, 'ignored'> {
  const step = reduce(recording.session, event);
  if (step.session === recording.session) return { ...recording, ...step };
  const run = { ...recording.run, events: [...recording.run.events, event] };
  return { run, ...step };
}

/** The session a run leads to. `deck` is the one it was played with. */
export function replay({ events, ...setup }: Run, deck: Deck): Session {
  return events.reduce((session, event) => reduce(session, event).session, createSession(setup, deck));
}
