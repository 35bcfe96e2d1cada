/** What every view of a person is laid from, whichever way they face. */
import { named, nameAndColour } from '../core/named';
import { oval, tube } from '../core/knots';
import type { Swatch } from '../core/swatches';
import { BACK_EXTRAS } from './extras/back-extras';
import type { BackExtra, Mount } from './extras/extra';
import { MOUNTS } from './extras/mounts';
import type { HairDo } from './hair/hair';
import { drawLeg, drawPelvis } from './legs';
import { torsoSite } from './outfits/parts';
import { SIDES } from './rig';
import type { Sitter } from './sitter';

export const hairDo = ({ spec: { hair, hairColour, turn }, hat }: Sitter): HairDo => ({
  hair,
  hairColour,
  turn,
  covered: Boolean(hat?.covers || hat?.encloses),
});

/** What is on the back; `instead` holds what looks otherwise from where it is seen. */
export function drawBackExtras(
  { spec, s, fig }: Sitter,
  instead: Readonly<Partial<Record<string, BackExtra>>> = {},
): void {
  const site = { ...torsoSite(fig.build, 0), fig, ground: fig.ground };
  for (const entry of spec.back) {
    const [name, colour] = nameAndColour<string, Swatch>(entry);
    const draw = instead[name] ?? named<BackExtra>(BACK_EXTRAS, name, 'back extra');
    s.at(fig.torsoFrame, () => draw(s, site, colour));
  }
}

export function drawMount({ spec, s, fig }: Sitter): void {
  if (spec.mount === null) return;
  const [name, colour] = nameAndColour<string, Swatch>(spec.mount);
  named<Mount>(MOUNTS, name, 'mount')(s, fig, colour);
}

export function drawLegs({ spec, s, fig, clothes }: Sitter): void {
  for (const side of SIDES) drawLeg(s, fig, side, { ...clothes, skin: spec.skin });
  if (clothes.legs !== 'none') drawPelvis(s, fig, clothes.colours.second);
}

export function drawNeck({ spec: { skin }, s, fig: { collar, headFrame } }: Sitter): void {
  const { x, y } = headFrame;
  s.shape(tube([collar, [x, y + 24]], 13), skin, {
    light: 0,
    inside: () => s.cast(oval(x, y + 26, 30, 14), skin),
  });
}
