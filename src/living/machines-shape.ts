/** Recognises a level's `machines.json` without a schema's parser. */
import { isCount, isNumber, isWhole, listOf, objectOf, orNone, type Is } from '../kept/shapes';
import {
  MOTIONS,
  type Machine,
  type Machines,
  type Motion,
  type MotionKind,
  type MovingPart,
} from '../maps/machines';
import { isPasted } from './pasted-shape';

const isKind = (raw: unknown): raw is MotionKind => MOTIONS.some((kind) => kind === raw);

const isMotion = objectOf<Motion>({
  kind: isKind,
  hub: listOf(isNumber, 2),
  linear: listOf(isNumber, 4),
  by: orNone(listOf(isNumber, 2)),
  seconds: isNumber,
  ticks: orNone(isCount),
  phase: orNone(isNumber),
});

const isMachine = objectOf<Machine>({
  thing: isWhole,
  bare: isPasted,
  rooms: listOf(isPasted, 1),
  parts: listOf(
    objectOf<MovingPart>({
      picture: isPasted,
      room: isWhole,
      motion: isMotion,
      shade: orNone(isNumber),
      steep: orNone(isNumber),
      light: orNone((raw): raw is true => raw === true),
      sectors: orNone(isCount),
    }),
    1,
  ),
});

export const isMachines: Is<Machines> = objectOf<Machines>({
  version: (raw): raw is 1 => raw === 1,
  machines: listOf(isMachine),
});
