/** Says how many records wait to be sent (DECISIONS 19); hidden when none do, and loaded after the first pictures. */
import { lateCode } from '../../ui/late';
import { useCalm } from '../boot/use-calm';
import { schemasFirst } from '../services/schemas-first';
import { absent, LatePart } from './LatePart';

export const COUNT = lateCode(async () => {
  await schemasFirst();
  return (await import('./WaitingCount')).WaitingCount;
});

export function WaitingNote() {
  const calm = useCalm();
  return calm ? <LatePart code={COUNT} props={{}} renderUnloaded={absent} /> : null;
}
