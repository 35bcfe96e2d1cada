/** What answers a tap on a map beside its quests: the guide cat, and where motion is wanted the living picture. */
import type { CssSize } from '../viewer/space';
import { GuideCat } from './GuideCat';
import { LateLiving } from './LateLiving';
import type { LivingPictureProps } from './LivingPicture';

export interface MapAnswersProps extends LivingPictureProps {
  readonly view: CssSize;
  readonly isLively: boolean;
}

export function MapAnswers({ view, isLively, ...living }: MapAnswersProps) {
  return (
    <>
      {isLively ? <LateLiving {...living} /> : null}
      <GuideCat level={living.level} view={view} />
    </>
  );
}
