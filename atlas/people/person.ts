/** Draws a person from a spec: the order in which body, clothes, hair and things are laid over each other. */
import type { Figure, FigurePaint } from '../core/figure';
import { drawSigns } from '../core/manpu';
import { named } from '../core/named';
import { Sketch } from '../core/sketch';
import { drawBackHair } from './hair/hair';
import type { Hat } from './hats/hat';
import { HATS } from './hats/hats';
import { drawArms } from './held-arms';
import { drawHead } from './head';
import { drawBackExtras, drawLegs, drawMount, drawNeck, hairDo } from './layers';
import { drawCollar, drawTorso } from './outfits/torso';
import { clothesOf } from './outfits/wardrobe';
import { skeleton } from './rig';
import type { Skeleton } from './rig';
import type { Sitter } from './sitter';
import { DEFAULT_PERSON } from './spec';
import type { Facing, FullPersonSpec, PersonSpec } from './spec';
import { drawFromBehind, skeletonFromBehind } from './views/behind';
import { drawFromTheSide } from './views/side';
import { sideSkeleton } from './views/side-skeleton';

/**
 * A person in figure units, feet at (0, 0), about 200 tall. The same spec and paint give the same bytes.
 * Throws, naming what exists, on a name that is in no table.
 */
export function person(given: PersonSpec, paint: FigurePaint): Figure {
  const spec = { ...DEFAULT_PERSON, ...given };
  const s = new Sketch({ paint, flip: spec.flip, seed: spec.seed, weight: spec.weight });
  const fig = SKELETONS[spec.facing](spec);
  const hat = spec.hat === null ? null : named<Hat>(HATS, spec.hat, 'hat');
  const sitter: Sitter = {
    spec,
    s,
    fig,
    hat,
    hatColours: [
      spec.hatColours[0] ?? hat?.colours[0] ?? 'red',
      spec.hatColours[1] ?? hat?.colours[1] ?? 'white',
    ],
    clothes: clothesOf(spec.outfit, spec.colours, spec.skin),
    tip: spec.tip ?? fig.pose.tip ?? 0,
  };
  if (spec.shadow) drawShadow(sitter);
  s.at(lyingFrame(sitter.tip), () => VIEWS[spec.facing](sitter));
  return s.figure();
}

/** Someone tipped over lies with the middle of the body over the point where the feet stood. */
const lyingFrame = (tip: number) =>
  tip ? { rot: tip, x: -90 * Math.sin((tip * Math.PI) / 180), y: -16 } : {};

function drawFromFront(sitter: Sitter): void {
  const { spec, s, fig, clothes, hat, hatColours } = sitter;
  const legsOverLap = fig.pose.seat !== undefined && clothes.skirt === 'none';

  drawBackExtras(sitter);
  drawMount(sitter);
  s.at(fig.headFrame, () => drawBackHair(s, hairDo(sitter)));
  s.head(fig.headFrame, () => hat?.behind?.(s, ...hatColours, spec.turn));
  drawArms(sitter, 'back');
  if (!legsOverLap) drawLegs(sitter);
  drawNeck(sitter);
  drawTorso(s, fig, clothes, { turn: spec.turn });
  if (legsOverLap) drawLegs(sitter);
  drawArms(sitter, 'front');
  drawCollar(s, fig, clothes, spec.turn);
  s.head(fig.headFrame, () => drawHead(sitter, hairDo(sitter)));
  drawArms(sitter, 'over');
  drawSigns(s, spec.signs, fig.headFrame, sitter.tip);
}

const SKELETONS: Readonly<Record<Facing, (spec: FullPersonSpec) => Skeleton>> = {
  front: (spec) => skeleton(spec.build, spec.pose, spec),
  side: sideSkeleton,
  away: skeletonFromBehind,
  back: skeletonFromBehind,
};

const VIEWS: Readonly<Record<Facing, (sitter: Sitter) => void>> = {
  front: drawFromFront,
  side: drawFromTheSide,
  away: drawFromBehind('aside'),
  back: drawFromBehind('straight'),
};

function drawShadow({ s, fig, clothes, tip }: Sitter): void {
  if (tip) {
    s.contact(0, 2, 96, 13);
    return;
  }
  const [left, right] = [fig.limbs.L.ankle[0], fig.limbs.R.ankle[0]];
  const wide = Math.max(24, Math.abs(right - left) / 2 + 20) + (clothes.skirt === 'gown' ? 16 : 0);
  s.contact((left + right) / 2 + 3, 1, fig.pose.air ? wide * 0.8 : wide);
}
