/** Draws a person from a spec: the order in which body, clothes, hair and things are laid over each other. */
import type { Figure, FigurePaint } from '../core/figure';
import { drawSigns } from '../core/manpu';
import { named, nameAndColour } from '../core/named';
import { Sketch } from '../core/sketch';
import { oval, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { BACK_EXTRAS } from './extras/back-extras';
import type { BackExtra, Mount } from './extras/extra';
import { MOUNTS } from './extras/mounts';
import { drawBackHair, drawHairFromBehind } from './hair/hair';
import type { HairDo } from './hair/hair';
import type { Hat } from './hats/hat';
import { HATS } from './hats/hats';
import { drawArms } from './held-arms';
import { drawHead, drawHeadFromBehind } from './head';
import { drawLeg, drawPelvis } from './legs';
import { torsoSite } from './outfits/parts';
import { drawCollar, drawTorso } from './outfits/torso';
import { clothesOf } from './outfits/wardrobe';
import { SIDES, skeleton } from './rig';
import type { Sitter } from './sitter';
import { DEFAULT_PERSON } from './spec';
import type { PersonSpec } from './spec';

/**
 * A person in figure units, feet at (0, 0), about 200 tall. The same spec and paint give the same bytes.
 * Throws, naming what exists, on a name that is in no table.
 */
export function person(given: PersonSpec, paint: FigurePaint): Figure {
  const spec = { ...DEFAULT_PERSON, ...given };
  const s = new Sketch({ paint, flip: spec.flip, seed: spec.seed, weight: spec.weight });
  const fig = skeleton(spec.build, spec.pose, spec);
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
  s.at(lyingFrame(sitter.tip), () => (spec.facing === 'back' ? drawFromBehind : drawFromFront)(sitter));
  return s.figure();
}

/** Someone tipped over lies with the middle of the body over the point where the feet stood. */
const lyingFrame = (tip: number) =>
  tip ? { rot: tip, x: -90 * Math.sin((tip * Math.PI) / 180), y: -16 } : {};

const hairDo = ({ spec: { hair, hairColour, turn }, hat }: Sitter): HairDo => ({
  hair,
  hairColour,
  turn,
  covered: Boolean(hat?.covers || hat?.encloses),
});

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
  drawTorso(s, fig, clothes, { turn: spec.turn, fromBehind: false });
  if (legsOverLap) drawLegs(sitter);
  drawArms(sitter, 'front');
  drawCollar(s, fig, clothes, spec.turn);
  s.head(fig.headFrame, () => drawHead(sitter, hairDo(sitter)));
  drawArms(sitter, 'over');
  drawSigns(s, spec.signs, fig.headFrame);
}

/** The same sitter seen from behind: no face, the hair and everything on the back come last. */
function drawFromBehind(sitter: Sitter): void {
  const { spec, s, fig, clothes, hat, hatColours } = sitter;
  drawMount(sitter);
  drawArms(sitter, 'back');
  drawArms(sitter, 'front');
  drawLegs(sitter);
  drawNeck(sitter);
  drawTorso(s, fig, clothes, { turn: 0, fromBehind: true });
  s.head(fig.headFrame, () => drawHeadFromBehind(sitter));
  drawBackExtras(sitter);
  s.at(fig.headFrame, () => drawHairFromBehind(s, { ...hairDo(sitter), turn: 0 }));
  s.head(fig.headFrame, () => {
    hat?.behind?.(s, ...hatColours, 0);
    hat?.front?.(s, ...hatColours, 0);
  });
  drawArms(sitter, 'over');
  drawSigns(s, spec.signs, fig.headFrame);
}

function drawShadow({ s, fig, clothes, tip }: Sitter): void {
  if (tip) {
    s.contact(0, 2, 96, 13);
    return;
  }
  const [left, right] = [fig.limbs.L.ankle[0], fig.limbs.R.ankle[0]];
  const wide = Math.max(24, Math.abs(right - left) / 2 + 20) + (clothes.skirt === 'gown' ? 16 : 0);
  s.contact((left + right) / 2 + 3, 1, fig.pose.air ? wide * 0.8 : wide);
}

function drawBackExtras({ spec, s, fig }: Sitter): void {
  const site = { ...torsoSite(fig.build, 0), fig, ground: fig.ground };
  for (const entry of spec.back) {
    const [name, colour] = nameAndColour<string, Swatch>(entry);
    s.at(fig.torsoFrame, () => named<BackExtra>(BACK_EXTRAS, name, 'back extra')(s, site, colour));
  }
}

function drawMount({ spec, s, fig }: Sitter): void {
  if (spec.mount === null) return;
  const [name, colour] = nameAndColour<string, Swatch>(spec.mount);
  named<Mount>(MOUNTS, name, 'mount')(s, fig, colour);
}

function drawLegs({ spec, s, fig, clothes }: Sitter): void {
  for (const side of SIDES) drawLeg(s, fig, side, { ...clothes, skin: spec.skin });
  if (clothes.legs !== 'none') drawPelvis(s, fig, clothes.colours.second);
}

function drawNeck({ spec: { skin }, s, fig: { collar, headFrame } }: Sitter): void {
  const { x, y } = headFrame;
  s.shape(tube([collar, [x, y + 24]], 13), skin, {
    light: 0,
    inside: () => s.cast(oval(x, y + 26, 30, 14), skin),
  });
}
