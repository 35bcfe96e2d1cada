/** The dressed trunk in profile: the front of what is worn is at the right edge. */
import { named } from '../../core/named';
import { knots, oval } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import type { Build } from '../builds';
import { BELTS } from '../outfits/belts';
import { COATS, drawCoat } from '../outfits/coats';
import type { Coat } from '../outfits/coats';
import { COLLARS } from '../outfits/collars';
import type { CollarName } from '../outfits/collars';
import { torsoSite } from '../outfits/parts';
import type { TorsoPiece, TorsoSite } from '../outfits/parts';
import { SKIRTS, drawSkirt } from '../outfits/skirts';
import type { Skirt } from '../outfits/skirts';
import { TOPS } from '../outfits/tops';
import type { Clothes } from '../outfits/wardrobe';
import type { Skeleton } from '../rig';

/** Back straight, chest and belly forward, down to `bottom` and widened by `flare` at the hips. */
function sideTrunk({ torso: T, shoulder: w, hip: h }: Build, bottom: number, flare: number): Knots {
  return knots`
    -5 ${-T - 4}!, ${-w + 1} ${-T}, ${-w - 2} ${-T + 9}, ${-w * 0.5 - h * 0.5 + 0.6} ${-T * 0.44},
    ${-h - 1 - flare} ${bottom - 3}, ${-h - flare} ${bottom}!, 0 ${bottom + 2}, ${h + flare} ${bottom}!,
    ${h + 1.4 + flare} ${bottom - 3}, ${w * 0.5 + h * 0.5 + 1} ${-T * 0.36}, ${w + 1.6} ${-T * 0.66},
    ${w - 1} ${-T}, 6 ${-T - 4}!
  `;
}

/** A chest turned aside shows its middle near the edge, and all marks on it half as wide. */
const chestOf = ({ w }: TorsoSite) => ({ x: w * 0.62, sx: 0.56, sy: 1 });

const siteOf = (fig: Skeleton): TorsoSite => {
  const site = torsoSite(fig.build, 0);
  return { ...site, x: site.w * 0.42 };
};

export function drawSideTorso(s: Sketch, fig: Skeleton, clothes: Clothes): void {
  const site = siteOf(fig);
  const { T, w } = site;
  const { colours } = clothes;
  const skirt = named<Skirt | null>(SKIRTS, clothes.skirt, 'skirt');
  const top = named<TorsoPiece>(TOPS, clothes.top, 'top');
  const coat = named<Coat | null>(COATS, clothes.coat, 'coat');
  s.at(fig.torsoFrame, () => {
    s.shape(sideTrunk(fig.build, skirt ? 0 : 4, clothes.legs === 'none' ? 0 : 1.2), colours.main, {
      light: [-4.4, -3],
      inside: () => {
        s.at(chestOf(site), () => top(s, site, colours));
        s.tint(oval(2, -T - 8, 22, 19), s.inkColour, 0.24);
      },
    });
    if (skirt) drawSkirt(s, fig, colours, skirt, { x: site.x, fromBehind: false });
    named<TorsoPiece>(BELTS, clothes.belt, 'belt')(s, site, colours);
    if (coat) {
      const open = { ...site, w: w * 0.9, h: site.h * 0.86 };
      s.at({ x: -w * 0.16 }, () => drawCoat(s, coat, open, colours, { ground: fig.ground, seen: 'closed' }));
    }
  });
}

/** Of what sits on both shoulders the near one is seen, over the arm. */
const ON_SHOULDERS: ReadonlySet<CollarName> = new Set<CollarName>(['pauldrons', 'spikes', 'mechaShoulders']);

/** What lies over shoulders and arms. */
export function drawSideCollar(s: Sketch, fig: Skeleton, clothes: Clothes): void {
  const collar = named<TorsoPiece>(COLLARS, clothes.collar, 'collar');
  const site = siteOf(fig);
  const onShoulder = ON_SHOULDERS.has(clothes.collar);
  s.at(fig.torsoFrame, () => collar(s, onShoulder ? { ...site, w: -1 } : site, clothes.colours));
}
