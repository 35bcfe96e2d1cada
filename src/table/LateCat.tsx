/** Brings the guide cat's answer to a map once it is sharp; where its code cannot be had the cat is a part of the picture. */
import { Suspense } from 'react';
import { Late, lateCode } from '../ui/late';
import type { GuideCatProps } from './GuideCat';

const CODE = lateCode<GuideCatProps>(async () => (await import('./GuideCat')).GuideCat);

const nothing = () => null;

export function LateCat(props: GuideCatProps) {
  return (
    <Suspense>
      <Late code={CODE} props={props} renderUnloaded={nothing} />
    </Suspense>
  );
}
