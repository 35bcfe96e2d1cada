/** Brings to a game or a stroll what answers on its map, once that is sharp; where the code cannot be had nothing does. */
import { Suspense } from 'react';
import { Late, lateCode } from '../ui/late';
import type { MapAnswersProps } from './MapAnswers';

const CODE = lateCode<MapAnswersProps>(async () => (await import('./MapAnswers')).MapAnswers);

const nothing = () => null;

export function LateAnswers(props: MapAnswersProps) {
  return (
    <Suspense>
      <Late code={CODE} props={props} renderUnloaded={nothing} />
    </Suspense>
  );
}
