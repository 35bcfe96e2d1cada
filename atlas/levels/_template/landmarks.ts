/** What is seen from afar, each placed by hand. */
import { placer } from '../../stage/placer';
import type { Theme } from '../../stage/theme';
import { fountain } from '../../things/fair/fountain';
import { stall } from '../../things/fair/stall';
import { FOUNTAIN } from './places';
import { wayStone } from './things/way-stone';

export const landmarks: Theme['landmarks'] = ({ scene }) => {
  const put = placer(scene);
  put(fountain, ...FOUNTAIN, { hero: true });
  put(stall, 700, 1640, { yaw: 0.1 });
  put(stall, 3060, 1760, { yaw: -0.12 });
  put(wayStone, 1240, 1820, {});
  put(wayStone, 2620, 1420, { gold: '#e8c04a' });
};
