/** Composes a map from a seed: a theme like any level's, so that whatever draws a level draws it. */
import type { EndlessCode } from '../../src/endless/code';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import { sin } from '../core/maths';
import type { Theme } from '../stage/theme';
import type { Attraction } from '../stage/place';
import { backdropOf } from './backdrop';
import { withHead } from './backs';
import { castOf } from './cast';
import type { EndlessCast } from './cast';
import { layBridges, sendAcross } from './crossing';
import { gather, sightsOf } from './crowd';
import { designOf } from './design';
import type { Design } from './design';
import { quartersOf } from './dress';
import { isNear } from './flight';
import { furnish } from './furnish';
import { HORIZON, layGround } from './ground';
import { welcome } from './guests';
import { hubsOf } from './hubs';
import { Builder } from './landmarks';
import { unlike } from './likeness';
import { lightGroup, lightLandmarks, thinLights } from './night-lights';
import { apronOf, quietMeadows } from './quiet';
import { layPaths } from './paths';
import type { Round } from './plans/plan';
import { openRows } from './rows';
import { tellScenes } from './scenes/tell';
import { refusal } from './score';
import { setOff, shadeGround, shadesOver } from './squint';
import type { Shade } from './squint';
import { flightsOf, restsOf } from './stairs';
import { tellRunning } from './running';
import { bird } from '../things/aloft/aloft';

export interface Composition {
  readonly code: EndlessCode;
  readonly attempt: number;
  readonly design: Design;
  readonly theme: Theme;
  readonly cast: EndlessCast;
}

/** A picture that is not good enough: the next attempt is composed instead. */
export class Refused extends Error {}

const BIRDS = 8;
/** Half of a bird, picture pixels. */
const WING = 60;
/** Light around a cluster of the crowd by night, and how far those in it look at its middle, world units. */
const [HUB_LIGHT, HUB_REACH] = [250, 190];

/**
 * The same for the same code and attempt, everywhere. Laying out its theme throws `Refused` where the picture is poor,
 * and an error with the quest's name where somebody finds no fair spot: then the next attempt is due.
 */
export function compose(code: EndlessCode, attempt = 0): Composition {
  if (Math.sin !== sin) throw new Error('import own-maths first: with the engine’s own, this is another map');
  const design = designOf(code, attempt);
  const { mood, plan, seed } = design;
  const cast = castOf(design);
  let built: Builder | undefined;
  // those of the plan, and those that the squint test finds when the landmarks stand
  const shades: Shade[] = [];
  let calm: readonly Round[] = [];
  // those of the plan, and the clusters of the crowd when it has come
  const sights: Attraction[] = sightsOf(plan);
  const landmarks: Theme['landmarks'] = (stage) => {
    const { scene } = stage;
    const builder = new Builder(stage, design);
    built = builder;
    layBridges(stage, design);
    if (!builder.hero()) throw new Refused('no hero found a place');
    const [first] = builder.landmarks;
    if (first) builder.landmarks.push(...openRows(stage, design, first));
    builder.far();
    builder.water();
    builder.quarters();
    layPaths(stage, design, builder.landmarks);
    builder.aloft();
    shades.splice(
      0,
      Infinity,
      ...shadeGround(stage, design),
      ...shadesOver(stage, design, builder.landmarks),
    );
    if (first) setOff(stage, design, first.thing);
    const random = scene.random.fork('birds');
    for (let i = 0; i < BIRDS; i++) {
      const at: Point = [random.range(200, scene.width - 200), random.range(120, 520)];
      const around = { x0: at[0] - WING, x1: at[0] + WING, y0: at[1] - WING, y1: at[1] + WING };
      // over a banner a bird is a letter
      if (isNear(around, builder.landmarks)) continue;
      scene.add(bird, at, { aloft: true, layer: -1, depthY: 900, size: 1.2 });
    }
  };
  const theme: Theme = {
    seed,
    horizon: HORIZON,
    scale: { farScale: 0.6, nearScale: 1.2 },
    light: mood.light(),
    finish: { ...mood.finish, washes: { colour: mood.shade, opacity: mood.shadeOpacity, at: shades } },
    backdrop: backdropOf(mood, nth(design.worlds, 0).horizon),
    ground: (stage) => layGround(stage, design),
    landmarks,
    props: (stage) => {
      calm = [
        ...plan.rest,
        apronOf(design),
        ...restsOf(flightsOf(plan, stage.scene)),
        ...quietMeadows(stage, built?.landmarks ?? []),
      ];
      furnish(stage, design, built?.landmarks ?? [], calm);
      const why = refusal(stage, design, built?.landmarks ?? []);
      if (why !== undefined) throw new Refused(why);
    },
    stories: (stage, dressed) => {
      const { scene } = stage;
      const landmarks = built?.landmarks ?? [];
      const make = unlike(scene, dressed);
      lightLandmarks(stage, landmarks);
      sendAcross(stage, make);
      tellRunning(stage, make, design);
      const told = tellScenes(stage, make, design, landmarks, calm);
      welcome(stage, make, landmarks, calm);
      const hubs = hubsOf(stage, plan, calm, told, scene.random.fork('hubs'));
      for (const hub of hubs) lightGroup(scene, hub, HUB_LIGHT);
      // around a ramp whoever rides it needs room
      const ramps = scene.things.filter(({ name }) => name === 'halfPipe').map(({ at }) => at);
      gather(stage, make, design, calm, hubs, [...told, ...ramps]);
      thinLights(scene.lamps);
      sights.push(...hubs.map(([x, y]): Attraction => [x, y, HUB_REACH * scene.scaleAt(y)]));
    },
    // the crowd comes by quarters, dressed by each quarter's own level, and looks at what is near
    crowd: {
      count: 0,
      on: { road: 1, plaza: 1, meadow: 1 },
      near: sights,
      onlookers: true,
      settle: withHead,
    },
    quarters: quartersOf(design),
    cast,
    duplicates: { mainPair: true, pictures: [] },
  };
  return { code, attempt, design, theme, cast };
}
