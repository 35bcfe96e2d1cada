/** A person in profile, heading right: the far arm and leg behind, the near ones before the trunk. */
import { drawSigns } from '../../core/manpu';
import { drawArms } from '../held-arms';
import { drawBackExtras, drawLegs, drawMount, drawNeck, hairDo } from '../layers';
import type { Sitter } from '../sitter';
import { drawSideCollar, drawSideTorso } from './side-body';
import { drawSideBackHair } from './side-hair';
import { drawSideHat } from './side-hats';
import { drawSideHead } from './side-head';

/** What is on a back hangs behind it. */
const BEHIND_THE_BACK = { x: -9, sx: 0.8, sy: 1 } as const;

export function drawFromTheSide(sitter: Sitter): void {
  const { spec, s, fig, clothes } = sitter;
  const legsOverLap = fig.pose.seat !== undefined && clothes.skirt === 'none';
  const hair = hairDo(sitter);

  s.at(BEHIND_THE_BACK, () => drawBackExtras(sitter));
  drawMount(sitter);
  drawArms(sitter, 'back');
  s.at(fig.headFrame, () => drawSideBackHair(s, hair));
  s.head(fig.headFrame, () => drawSideHat(sitter, 'behind'));
  if (!legsOverLap) drawLegs(sitter);
  drawNeck(sitter);
  drawSideTorso(s, fig, clothes);
  if (legsOverLap) drawLegs(sitter);
  drawArms(sitter, 'front');
  drawSideCollar(s, fig, clothes);
  s.head(fig.headFrame, () => drawSideHead(sitter, hair));
  drawArms(sitter, 'over');
  drawSigns(s, spec.signs, fig.headFrame, sitter.tip);
}
