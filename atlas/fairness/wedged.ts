/** Loosens knots of a crowd: where outline lies against outline, nobody can tell whose arm is whose. */
import type { Part } from '../core/compose';
import { inkReach } from '../core/painted';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { IdBuffer } from './id-buffer';

/** Scale of the buffer on which outlines are followed: a dot every three picture pixels. */
const SCALE = 1 / 3;
const STEP = 1 / SCALE;
/** Whoever has a larger share of the outline that is seen against other figures is wedged between them. */
const WEDGED = 0.24;

/** How much of one figure's outline lies against each other figure, by their ids, in dots of the buffer. */
interface Contacts {
  readonly thing: Thing;
  readonly outline: number;
  readonly against: ReadonlyMap<number, number>;
}

const STEPS = [
  [STEP, 0],
  [-STEP, 0],
  [0, STEP],
  [0, -STEP],
] as const;

/** Follows the outline of a figure, as far as it is seen. */
function contactsOf(thing: Thing, buffer: IdBuffer, figures: ReadonlySet<number>): Contacts {
  const { x0, y0, x1, y1 } = inkReach(thing);
  const against = new Map<number, number>();
  let outline = 0;
  for (let y = Math.floor(y0 / STEP) * STEP; y <= y1; y += STEP)
    for (let x = Math.floor(x0 / STEP) * STEP; x <= x1; x += STEP) {
      if (buffer.idAt(x, y) !== thing.id) continue;
      for (const [dx, dy] of STEPS) {
        const other = buffer.idAt(x + dx, y + dy);
        if (other === thing.id) continue;
        outline++;
        if (figures.has(other)) against.set(other, (against.get(other) ?? 0) + 1);
      }
    }
  return { thing, outline, against };
}

/**
 * Who of the crowd is wedged between others, as few as loosen every knot: those with most of their outline against
 * others first. `crowd` are those who may go home, `figures` all that are on the picture. They are judged where they stand;
 * nobody is removed.
 */
export function wedged(
  scene: Scene,
  crowd: readonly Thing[],
  figures: readonly Thing[],
  overlays: readonly Part[],
): Thing[] {
  if (crowd.length === 0) return [];
  const buffer = new IdBuffer(scene, overlays, { scale: SCALE, of: figures });
  const present = new Set(figures.map(({ id }) => id));
  const contacts = crowd.map((thing) => contactsOf(thing, buffer, present));
  const share = ({ outline, against }: Contacts): number => {
    let touching = 0;
    for (const [id, length] of against) if (present.has(id)) touching += length;
    return touching / Math.max(1, outline);
  };
  const gone: Thing[] = [];
  for (;;) {
    const tightest = contacts
      .filter(({ thing }) => present.has(thing.id))
      .map((contact) => ({ contact, share: share(contact) }))
      .reduce<{ contact: Contacts; share: number } | undefined>(
        (most, one) => (most === undefined || one.share > most.share ? one : most),
        undefined,
      );
    if (tightest === undefined || tightest.share <= WEDGED) return gone;
    present.delete(tightest.contact.thing.id);
    gone.push(tightest.contact.thing);
  }
}
