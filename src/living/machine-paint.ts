/** Puts a machine together as it stands at a moment: its parts, where they may be seen, and what lies below them. */
import { poseAt, shadeAt } from '../maps/machine-motion';
import type { Machine, MovingPart } from '../maps/machines';
import { boxWithout } from './cutting';
import type { Laid, Pictures } from './machine-pictures';
import { meet, type Box, type LivingThing } from './things';

/** Parts that are seen in the same places, one after the other in painter's order. */
export interface Group {
  readonly room: number;
  readonly parts: readonly number[];
}

export function groupsOf({ parts }: Machine): readonly Group[] {
  const groups: Group[] = [];
  for (const [at, { room }] of parts.entries()) {
    const last = groups.at(-1);
    if (last?.room === room) groups[groups.length - 1] = { room, parts: [...last.parts, at] };
    else groups.push({ room, parts: [at] });
  }
  return groups;
}

/** A machine to be painted. */
export interface Painted {
  readonly machine: Machine;
  /** The nearest last. */
  readonly groups: readonly Group[];
  readonly box: Box;
}

export class MachinePaint {
  /** Figures that only this picture has, and that the machines' pictures do not know: nothing is drawn over them. */
  readonly #kept: readonly LivingThing[];
  /** The parts that something of their own machine hides are put together here first; it holds no pixels in between. */
  readonly #sheet = document.createElement('canvas');

  constructor(kept: readonly LivingThing[]) {
    this.#kept = kept;
  }

  /** In natural pixels; `shares` are those of the motions of its parts. */
  paint(
    context: CanvasRenderingContext2D,
    { machine, box, groups }: Painted,
    pictures: Pictures,
    shares: readonly number[],
  ): void {
    this.#keep(context, box);
    // from the nearest to the furthest, each below what is there
    for (const [at, group] of groups.toReversed().entries()) {
      const target = at === 0 ? context : this.#sheetLike(context);
      if (!target) continue;
      for (const part of group.parts) {
        const [own, laid] = [machine.parts[part], pictures.parts[part]];
        if (own && laid) layPart(target, laid, own, shares[part] ?? 0);
      }
      const room = pictures.rooms[group.room];
      target.globalCompositeOperation = 'destination-in';
      if (room) lay(target, room);
      target.globalCompositeOperation = 'source-over';
      if (target !== context) this.#putBelow(context);
    }
    this.#sheet.width = 0;
    context.globalCompositeOperation = 'destination-over';
    lay(context, pictures.bare);
    context.globalCompositeOperation = 'source-over';
    context.restore();
  }

  /** Keeps what is drawn next off figures that only this picture has; undone by `restore`. */
  #keep(context: CanvasRenderingContext2D, box: Box): void {
    context.save();
    const near = this.#kept.filter((thing) => meet(thing.box, box));
    if (near.length > 0) context.clip(boxWithout(box, near), 'evenodd');
  }

  /** An empty sheet with the pixels of a canvas. */
  #sheetLike(context: CanvasRenderingContext2D): CanvasRenderingContext2D | undefined {
    const { width, height } = context.canvas;
    // setting a size empties it
    this.#sheet.width = width;
    this.#sheet.height = height;
    const sheet = this.#sheet.getContext('2d');
    sheet?.setTransform(context.getTransform());
    return sheet ?? undefined;
  }

  #putBelow(context: CanvasRenderingContext2D): void {
    context.save();
    context.resetTransform();
    context.globalCompositeOperation = 'destination-over';
    context.drawImage(this.#sheet, 0, 0);
    context.restore();
  }
}

const lay = (context: CanvasRenderingContext2D, { image, box: { left, top, right, bottom } }: Laid): void =>
  context.drawImage(image, left, top, right - left, bottom - top);

function layPart(
  context: CanvasRenderingContext2D,
  laid: Laid,
  { motion, shade, steep, light, sectors = 1 }: MovingPart,
  share: number,
): void {
  const isShade = shade !== undefined;
  context.globalCompositeOperation = isShade || light ? 'source-atop' : 'source-over';
  context.globalAlpha = isShade ? shadeAt(shade, share, steep) : 1;
  for (let sector = 0; sector < sectors; sector++) {
    context.save();
    context.transform(...poseAt(motion, share + sector / sectors));
    lay(context, laid);
    context.restore();
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}
