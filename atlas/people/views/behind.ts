/** A person from behind, straight or with the head turned to the right: a back, hair, and perhaps a sliver of cheek. */
import { drawSigns } from '../../core/manpu';
import { drawArms } from '../held-arms';
import { drawBackExtras, drawMount, drawNeck, hairDo } from '../layers';
import { torsoSite } from '../outfits/parts';
import { drawTorso } from '../outfits/torso';
import { posed } from '../rig';
import type { Skeleton } from '../rig';
import type { Sitter } from '../sitter';
import type { FullPersonSpec } from '../spec';
import { BACKS_OF_COLLARS, backOf, backOfBelt } from './behind-clothes';
import { EXTRAS_FROM_BEHIND } from './behind-extras';
import type { Turned } from './behind-hair';
import { drawHeadwearFromBehind, drawSkullFromBehind } from './behind-head';
import { drawLegsFromBehind } from './behind-legs';
import { poseFromBehind } from './behind-poses';

/** Joints of somebody seen from behind. Throws on a build or pose that does not exist. */
export const skeletonFromBehind = (spec: FullPersonSpec): Skeleton =>
  posed(spec.build, poseFromBehind(spec.pose), spec);

/** What is held before the body is behind it from here, hands at the mouth too. */
export const drawFromBehind =
  (turned: Turned) =>
  (sitter: Sitter): void => {
    const { spec, s, fig, clothes } = sitter;
    drawMount(sitter);
    drawArms(sitter, 'back');
    drawArms(sitter, 'front');
    drawArms(sitter, 'over');
    drawLegsFromBehind(sitter);
    drawNeck(sitter);
    drawTorso(s, fig, clothes, {
      turn: 0,
      back: { top: backOf(clothes.top), belt: backOfBelt(clothes.belt) },
    });
    s.at(fig.torsoFrame, () =>
      BACKS_OF_COLLARS[clothes.collar]?.(s, torsoSite(fig.build, 0), clothes.colours),
    );
    s.head(fig.headFrame, () => drawSkullFromBehind(sitter, turned));
    drawBackExtras(sitter, EXTRAS_FROM_BEHIND);
    s.at(fig.headFrame, () => drawHeadwearFromBehind(sitter, { ...hairDo(sitter), turn: 0 }, turned));
    drawSigns(s, spec.signs, fig.headFrame, sitter.tip);
  };
