/** Feathers that a princess lost, on their way home from the shrine to the arch: swept up, sold, fought over, glued on again. */
import { onGround } from '../../stage/on-set';
import { placer } from '../../stage/placer';
import type { FigureMaker, Stage } from '../../stage/place';
import { clear } from '../../stage/seats';
import { SPOTS } from './places';
import { fallenFeather } from './things/feather-garden';

const plume = { plume: '#ffffff', perched: true } as const;
const YIELDING = ['bench', 'bush', 'rock', 'pot', 'flowerBed', 'stoneLantern'];

export function feathers(stage: Stage, make: FigureMaker): void {
  const put = placer(stage.scene);
  for (const [x, y] of [SPOTS.heap, SPOTS.deal, SPOTS.quarrel, SPOTS.glue])
    clear(stage, YIELDING, { x0: x - 170, y0: y - 70, x1: x + 170, y1: y + 60 });
  // at the shrine: swept together in the morning, a fine heap
  const [hx, hy] = SPOTS.heap;
  for (const [dx, dy, turn] of [
    [16, -10, 0.3],
    [-8, 0, -0.5],
    [34, 4, 0.8],
    [10, 14, -0.1],
  ] as const)
    put(fallenFeather, hx + dx, hy + dy, { ...plume, long: 110, turn });
  onGround(
    stage,
    make,
    'feather heap',
    [hx, hy],
    [
      {
        dx: -84,
        dy: -8,
        as: { pose: 'push', facing: 'side', mood: 'calm', hold: 'broom', build: 'elder', flip: false },
      },
      {
        dx: 124,
        dy: 24,
        as: { pose: 'crouch', facing: 'side', mood: 'star', build: 'kid', signs: ['spark'], flip: true },
      },
    ],
  );
  // by the wish shop: one feather against one wish
  const [dx, dy] = SPOTS.deal;
  put(fallenFeather, dx, dy, { ...plume, long: 130, turn: 0.2, lift: 60, sortY: dy + 12 });
  onGround(
    stage,
    make,
    'feather deal',
    [dx, dy],
    [
      { dx: -80, as: { pose: 'present', facing: 'side', mood: 'cheeky', build: 'kid', flip: false } },
      {
        dx: 82,
        as: {
          pose: 'think',
          facing: 'side',
          mood: 'stern',
          off: 'magnifier',
          build: 'tall',
          flip: true,
        },
      },
    ],
  );
  // on the way: both had it first
  const [qx, qy] = SPOTS.quarrel;
  // it ends at their hands, before the faces
  put(fallenFeather, qx - 10, qy, { ...plume, long: 160, turn: 0.05, lift: 62, sortY: qy + 14 });
  onGround(
    stage,
    make,
    'feather quarrel',
    [qx, qy],
    [
      {
        dx: -112,
        as: { pose: 'haul', facing: 'side', mood: 'angry', build: 'teen', signs: ['anger'], flip: false },
      },
      { dx: 112, as: { pose: 'haul', facing: 'side', mood: 'wince', build: 'kid', flip: true } },
      { dx: 6, dy: -84, as: { pose: 'hips', mood: 'angry', build: 'lady', flip: true } },
    ],
  );
  // under the arch: one glues, one brings the next, one is already a bird
  const [gx, gy] = SPOTS.glue;
  put(fallenFeather, gx + 92, gy + 4, { ...plume, long: 120, turn: -0.6, lift: 86, sortY: gy + 10 });
  onGround(
    stage,
    make,
    'feather glue',
    [gx, gy],
    [
      {
        dx: -90,
        as: { pose: 'overhead', facing: 'side', mood: 'joy', hold: 'brush', build: 'teen', flip: true },
      },
      { dx: 80, dy: 6, as: { pose: 'carry', facing: 'side', mood: 'worried', build: 'stout', flip: true } },
      {
        dx: 4,
        dy: 74,
        as: { pose: 'jump', mood: 'star', build: 'kid', back: ['fairyWings'], flip: false },
      },
    ],
  );
}
