/** What the booth's operator may do, behind a PIN that only this process ever checks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { CALLS } from '../../src/bridge/calls';
import type { PinState, SaveAnswer } from '../../src/booth/host';
import { lockFor, pinLockSchema, tryPin, type PinAnswer, type PinLock } from '../../src/booth/pin';
import { readJson, writeJson } from './json-file';
import type { Log } from './log';
import { handleCall } from './handle-call';

/** Milliseconds for which the operator's page stays open without the PIN, and for which the PIN may be chosen after a start. */
export const OPEN_FOR = 10 * 60_000;

export interface OperatorPlan {
  readonly version: string;
  /** Whether this start lets the operator choose the PIN, also in place of an existing one. */
  readonly choosesPin: boolean;
  /** Where the PIN's lock and the records are kept. */
  readonly userData: string;
  /** Where exports go. */
  readonly exports: string;
  readonly log: Log;
  readonly now: () => number;
  readonly restart: () => void;
  readonly leave: () => void;
}

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Only for a booth: elsewhere nobody answers these channels. */
export function setUpOperator(plan: OperatorPlan): void {
  const { log, now } = plan;
  const file = path.join(plan.userData, 'kiosk-pin.json');
  let openUntil = 0;
  let choosesUntil = plan.choosesPin ? now() + OPEN_FOR : 0;
  /** Checks one try at a time, so that many tries at once cannot avoid the wait between them. */
  let trying: Promise<unknown> = Promise.resolve();

  const readLock = (): PinLock | undefined => {
    const parsed = pinLockSchema.safeParse(readJson(file));
    return parsed.success ? parsed.data : undefined;
  };
  const isOpen = () => now() < openUntil;
  const mayChoose = () => now() < choosesUntil;
  const oneByOne = <T>(work: () => Promise<T>): Promise<T> => {
    const result = trying.then(work);
    trying = result.catch(() => undefined);
    return result;
  };

  const enter = async (pin: string): Promise<PinAnswer> => {
    const lock = readLock();
    if (!lock) return { kind: 'wrong', wait: 0 };
    const { answer: found, lock: next } = await tryPin(lock, pin, now());
    // a wrong try that cannot be counted must not be allowed
    if (!writeJson(file, next) && found.kind !== 'open') return { kind: 'tooSoon', wait: 60 };
    if (found.kind === 'open') openUntil = now() + OPEN_FOR;
    log(found.kind === 'open' ? 'operator came in' : 'pin wrong');
    return found;
  };

  const choose = async (pin: string): Promise<boolean> => {
    if (!mayChoose()) return false;
    const kept = writeJson(file, await lockFor(pin));
    if (!kept) return false;
    choosesUntil = 0;
    log('pin chosen');
    return true;
  };

  const save = (name: string, text: string): SaveAnswer => {
    if (!isOpen()) return { kind: 'locked' };
    try {
      mkdirSync(plan.exports, { recursive: true });
      const where = path.join(plan.exports, name);
      writeFileSync(where, text);
      log('export written', name);
      return { kind: 'saved', where };
    } catch {
      log('export failed');
      return { kind: 'failed' };
    }
  };

  handleCall(CALLS.pinState, (): PinState => {
    if (mayChoose()) return 'toChoose';
    return readLock() ? 'chosen' : 'missing';
  });
  handleCall(CALLS.choosePin, (pin) => oneByOne(() => choose(pin)));
  handleCall(CALLS.enterPin, (pin) => oneByOne(() => enter(pin)));
  handleCall(CALLS.closeOperator, () => {
    openUntil = 0;
    choosesUntil = 0;
  });
  handleCall(CALLS.status, async () =>
    isOpen() ? { version: plan.version, freeBytes: await freeBytes(plan.userData) } : undefined,
  );
  handleCall(CALLS.save, save);
  handleCall(CALLS.restart, () => {
    if (isOpen()) plan.restart();
  });
  handleCall(CALLS.leave, () => {
    if (isOpen()) plan.leave();
  });
}
