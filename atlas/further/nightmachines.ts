/** Makes `nightmachines.json`: the same machines in the light of the night, on maps that have one. */
import type { Machines } from '../../src/maps/machines';
import { atNight } from './at-night';
import { isMachine } from './life/turning/machines';
import { machinesOf } from './life/turning';
import type { Surveyed } from './surveyed';

export function nightmachines(surveyed: Surveyed): Promise<Machines | null> | null {
  const { theme, main } = surveyed;
  if (!theme.night || !main.stage.scene.things.some(isMachine)) return null;
  return machinesOf(surveyed, atNight(surveyed));
}
