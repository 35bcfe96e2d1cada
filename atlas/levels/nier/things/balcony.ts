/** A balcony over the court, before a door with light behind it: the near towers are lived in, and one sees by whom. */
import { nth, range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { folk } from '../../../stage/folk';
import type { Household } from './balcony-guests';
import { WIDE } from './near-wall';
import type { Inside } from './near-wall';

/** From where to where it reaches along the wall, how far out, how thick its boards are and how high its rail. */
const [FROM, TO, OUT, THICK, RAIL] = [-4, WIDE + 2, 34, 9, 13] as const;

/** Size of its people beside that of the tower, which is drawn as one sees it from close by. */
const GUEST = 0.3;

const CONCRETE = '#93a196';
function slab(pen: Pen, at: Inside): void {
  pen.shape([at(FROM, 0), at(TO, 0), at(TO, 0, OUT), at(FROM, 0, OUT)], CONCRETE, { tone: 0.4 });
  pen.shape([at(FROM, 0), at(FROM, 0, OUT), at(FROM, -THICK, OUT), at(FROM, -THICK)], CONCRETE, {
    tone: -0.2,
  });
  pen.shape([at(FROM, 0, OUT), at(TO, 0, OUT), at(TO, -THICK, OUT), at(FROM, -THICK, OUT)], CONCRETE, {
    tone: -0.7,
  });
  for (const a of [FROM + 6, TO - 10])
    pen.shape([at(a, -THICK), at(a, -THICK, OUT - 8), at(a, -THICK - 20)], '#5f6c66', { ink: 0.9 });
}

/** Along its near end and its long side; low, so that it crosses nobody above the knees. */
function rail(pen: Pen, at: Inside): void {
  const posts = [
    ...range(4).map((i) => at(FROM, 0, (OUT * i) / 3)),
    ...range(6).map((i) => at(FROM + ((TO - FROM) * (i + 1)) / 6, 0, OUT)),
  ];
  const tops = [
    ...range(4).map((i) => at(FROM, RAIL, (OUT * i) / 3)),
    ...range(6).map((i) => at(FROM + ((TO - FROM) * (i + 1)) / 6, RAIL, OUT)),
  ];
  for (const [i, post] of posts.entries()) pen.line([post, nth(tops, i)], 1.1);
  pen.line([at(FROM, RAIL), at(FROM, RAIL, OUT), at(TO, RAIL, OUT)], 3);
  pen.line([at(FROM, RAIL), at(FROM, RAIL, OUT), at(TO, RAIL, OUT)], 1.6, { colour: '#b8653f' });
}

/** Draws it before its door: who lives there stands between the boards and the rail. */
export function drawBalcony(pen: Pen, at: Inside, s: number, { guests, behind, before }: Household): void {
  slab(pen, at);
  behind?.(pen, at, s);
  for (const [a, out, as, size = 1] of guests) folk(pen, at(a, 0, out), s * GUEST * size, as);
  before?.(pen, at, s);
  rail(pen, at);
}
