/** Whether a file of tests notices a fault, or fails for want of time alone. */

/** `late`: it failed after a wait, as a slow machine makes it fail, too. */
export type Outcome = 'green' | 'red' | 'late';

/** `broken`: it fails without the fault as well. */
export type Notice = 'noticed' | 'missed' | 'broken';

/**
 * `run` runs the tests with the fault or without it; `isSound` when they have passed before. A failure after a wait
 * counts when the tests pass without the fault, on the same machine at the same time, and fail with it once more.
 */
export async function noticeOf(
  run: (withFault: boolean) => Promise<Outcome>,
  isSound: boolean,
): Promise<Notice> {
  const first = await run(true);
  if (first === 'green') return 'missed';
  if (first === 'red' && isSound) return 'noticed';
  if ((await run(false)) !== 'green') return isSound ? 'missed' : 'broken';
  if (first === 'red') return 'noticed';
  return (await run(true)) === 'green' ? 'missed' : 'noticed';
}
