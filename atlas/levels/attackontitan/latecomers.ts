/** What is set right in level 20 once everybody has a place: nobody moves for it. */
import type { Scene } from '../../core/scene';
import type { Plan, Thing } from '../../core/thing';
import { canalBoat } from './things/canal-boat';

export function setRight(scene: Scene): void {
  const boats = scene.things.filter(({ name }) => name === 'riverBoat');
  scene.replace(
    new Map(
      boats.map((boat): [Thing, Plan] => [
        boat,
        scene.plan(canalBoat, boat.at, { ...boat.options, cabin: false }),
      ]),
    ),
  );
}
