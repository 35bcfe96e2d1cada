/** The dressed trunk: top, skirt, belt, and later the collar over the arms. */
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import { knots, mirror, oval } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Build } from '../builds';
import type { Skeleton } from '../rig';
import { BELTS } from './belts';
import { COATS, drawCoat } from './coats';
import type { Coat } from './coats';
import { COLLARS } from './collars';
import { torsoSite } from './parts';
import type { TorsoPiece } from './parts';
import { SKIRTS, drawSkirt } from './skirts';
import type { Skirt } from './skirts';
import { TOPS } from './tops';
import type { Clothes } from './wardrobe';

export interface TorsoView {
  /** Of the chest, -1 left .. 1 right. */
  readonly turn: number;
  /** What is seen of top and belt by whom the wearer turns the back on. */
  readonly back?: { readonly top: TorsoPiece; readonly belt: TorsoPiece };
}

/** The bare trunk, down to `bottom` and widened by `flare` at the hips. */
function trunk({ torso: T, shoulder: w, hip: h }: Build, bottom: number, flare: number): Knots {
  const waist = (w * 0.45 + h * 0.55) * 0.96;
  return mirror(knots`
    -7 ${-T - 4}!, ${-w + 2} ${-T - 1}, ${-w - 3.4} ${-T + 7},
    ${-w * 0.5 - h * 0.5 - 1} ${-T * 0.6}, ${-waist} ${-T * 0.34}, ${-h - 1 - flare} ${bottom - 3},
    ${-h - flare} ${bottom}!, 0 ${bottom + 2}
  `);
}

/** Top, skirt, belt and coat. */
export function drawTorso(s: Sketch, fig: Skeleton, clothes: Clothes, view: TorsoView): void {
  const { turn, back } = view;
  const site = torsoSite(fig.build, turn);
  const { T, w, h, x } = site;
  const { colours } = clothes;
  const skirt = named<Skirt | null>(SKIRTS, clothes.skirt, 'skirt');
  const top = back?.top ?? named<TorsoPiece>(TOPS, clothes.top, 'top');
  const belt = back?.belt ?? named<TorsoPiece>(BELTS, clothes.belt, 'belt');
  const coat = named<Coat | null>(COATS, clothes.coat, 'coat');
  s.at(fig.torsoFrame, () => {
    s.shape(trunk(fig.build, skirt ? 0 : 4, clothes.legs === 'none' ? 0 : 1.5), colours.main, {
      light: [-6, -3],
      inside: () => {
        s.at({ x }, () => top(s, site, colours));
        const headShadow = oval(turn * 4, -T - 8, 26, 19);
        s.tint(headShadow, s.inkColour, 0.24);
        s.hatch(w * 0.5 + h * 0.3, -T * 0.42, { rot: 150, count: 3, length: 8 });
      },
    });
    if (skirt) drawSkirt(s, fig, colours, skirt, { x, fromBehind: back !== undefined });
    belt(s, site, colours);
    if (coat) drawCoat(s, coat, site, colours, { ground: fig.ground, seen: back ? 'back' : 'open' });
  });
}

/** What lies over shoulders and arms. */
export function drawCollar(s: Sketch, fig: Skeleton, clothes: Clothes, turn: number): void {
  const collar = named<TorsoPiece>(COLLARS, clothes.collar, 'collar');
  s.at(fig.torsoFrame, () => collar(s, torsoSite(fig.build, turn), clothes.colours));
}
