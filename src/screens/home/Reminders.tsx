/** What one has left behind: games that were cut off, and results without a name. */
import { CutOffNote } from './CutOffNote';
import { UnsignedNote } from './UnsignedNote';

export { lookForRuns } from './cut-off';

export function Reminders() {
  return (
    <>
      <CutOffNote />
      <UnsignedNote />
    </>
  );
}
