/** Ends all drawing and building processes when their command is stopped. */
import { stopDrawing } from '../../atlas/tools/hand';
import { stopSteps } from '../step';

const ENDS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

export function leaveNothingBehind(): void {
  process.once('exit', () => {
    stopDrawing();
    stopSteps();
  });
  for (const [signal, code] of ENDS) process.once(signal, () => process.exit(code));
}
