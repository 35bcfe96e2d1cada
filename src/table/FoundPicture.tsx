/** The picture of somebody who was found, cut from the map. */
import type { Target } from '../game/quest';
import { mapRect } from '../game/space';
import type { LevelMap } from '../maps/schema';
import { usePlatform } from '../platform/PlatformContext';
import { squareAround } from '../viewer/crops';
import { MapCrop } from '../viewer/MapCrop';

interface Props {
  /** Nothing is shown without a map or a target. */
  readonly map: LevelMap | undefined;
  readonly of: Target | undefined;
}

/** Width of the picture, CSS px. */
const WIDTH = 112;

export function FoundPicture({ map, of: target }: Props) {
  const { maps } = usePlatform();
  if (!map || !target) return null;
  const { top, bottom } = target;
  const box = mapRect(top.x, top.y, bottom.x - top.x, bottom.y - top.y);
  return (
    <MapCrop
      map={map}
      rect={squareAround(box, map)}
      width={WIDTH}
      pictureUrl={(path) => maps.pictureUrl(path)}
    />
  );
}
