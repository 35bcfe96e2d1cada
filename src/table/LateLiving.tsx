/** Brings the living picture to a game or a stroll once its map is sharp; where its code cannot be had the picture is still. */
import { Suspense } from 'react';
import { Late, lateCode } from '../ui/late';
import type { LivingPictureProps } from './LivingPicture';

const CODE = lateCode<LivingPictureProps>(async () => (await import('./LivingPicture')).LivingPicture);

const nothing = () => null;

export function LateLiving(props: LivingPictureProps) {
  return (
    <Suspense>
      <Late code={CODE} props={props} renderUnloaded={nothing} />
    </Suspense>
  );
}
