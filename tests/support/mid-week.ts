/** The clock of a test file with servers starts on a Wednesday's noon and runs on: no run of the tests meets midnight or a week's end by chance. */

const NOON = Date.UTC(2026, 10, 25, 12);
const Real = Date;

/** How far the clock of these tests is ahead of the machine's, in ms; the official emulators keep the machine's. */
export const MOVED = process.env.FIRESTORE_EMULATOR_HOST ? 0 : NOON - Real.now();

/** `new Date` of its parts is as ever: only what reads the clock is moved. */
globalThis.Date = new Proxy(Real, {
  construct: (target, parts: readonly unknown[]) =>
    parts.length === 0 ? new target(target.now() + MOVED) : Reflect.construct(target, parts),
  get: (target, key, receiver) =>
    key === 'now' ? () => target.now() + MOVED : Reflect.get(target, key, receiver),
});
