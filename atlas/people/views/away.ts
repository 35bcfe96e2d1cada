/** A person from behind, the head turned to the right: a back, hair, and a sliver of cheek. */
import { named } from '../../core/named';
import { drawSigns } from '../../core/manpu';
import { drawArms } from '../held-arms';
import { drawBackExtras, drawLegs, drawMount, drawNeck, hairDo } from '../layers';
import { torsoSite } from '../outfits/parts';
import { TOPS } from '../outfits/tops';
import type { TopName } from '../outfits/tops';
import type { TorsoPiece } from '../outfits/parts';
import { drawTorso } from '../outfits/torso';
import type { Sitter } from '../sitter';
import { BACKS_OF_BELTS, BACKS_OF_COLLARS, BACKS_OF_TOPS } from './away-collars';
import { drawAwayHair, drawAwaySkull } from './away-head';

/** Patterns that go all round a trunk. */
const ALL_ROUND: ReadonlySet<TopName> = new Set<TopName>(['stripes', 'hoops', 'diamonds', 'fur']);

const backOf = (top: TopName): TorsoPiece | undefined =>
  ALL_ROUND.has(top) ? named<TorsoPiece>(TOPS, top, 'top') : BACKS_OF_TOPS[top];

export function drawFromBehindTurned(sitter: Sitter): void {
  const { spec, s, fig, clothes } = sitter;
  const hair = { ...hairDo(sitter), turn: 0 };
  drawMount(sitter);
  drawArms(sitter, 'back');
  drawArms(sitter, 'front');
  drawArms(sitter, 'over');
  drawLegs(sitter);
  drawNeck(sitter);
  drawTorso(s, fig, clothes, { turn: 0, fromBehind: true, back: backOf(clothes.top) });
  const site = torsoSite(fig.build, 0);
  s.at(fig.torsoFrame, () => {
    BACKS_OF_BELTS[clothes.belt]?.(s, site, clothes.colours);
    BACKS_OF_COLLARS[clothes.collar]?.(s, site, clothes.colours);
  });
  s.head(fig.headFrame, () => drawAwaySkull(sitter));
  drawBackExtras(sitter);
  s.at(fig.headFrame, () => drawAwayHair(sitter, hair));
  drawSigns(s, spec.signs, fig.headFrame);
}
