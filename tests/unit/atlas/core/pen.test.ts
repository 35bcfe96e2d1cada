import { describe, expect, it } from 'vitest';
import type { Points } from '../../../../atlas/core/geometry';
import { DayLight } from '../../../../atlas/core/light';
import { Pen } from '../../../../atlas/core/pen';
import { Random } from '../../../../atlas/core/random';
import { flatSvg, nodeSvg } from '../../../../atlas/core/svg';
import type { Node } from '../../../../atlas/core/svg';

const WALL: Points = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const moved = (dx: number): Points => WALL.map(([x, y]) => [x + dx, y]);
/** Shade as high as the wall's middle, from this far to its right. */
const shadeFrom = (dx: number): Points => moved(dx).map(([x, y]) => [x, 10 + y * 0.8]);
const newPen = () => {
  const pen = new Pen({ light: new DayLight(), random: new Random('pen') });
  pen.shape(WALL, '#c08050', { wobble: 0 });
  return pen;
};
const cut = (nodes: readonly Node[]) => nodes.filter((node) => 'clip' in node && node.clip !== undefined);

describe('shade on a thing', () => {
  it('is cut to the forms it half lies on', () => {
    const pen = newPen();
    pen.tint(shadeFrom(40), '#c08050', { tone: -1, edge: 'straight' });
    const [shade] = cut(pen.finish());
    expect(shade && nodeSvg(shade, 'p0-')).toMatch(
      /^<clipPath id="p0-in"><path d="M.+"\/><\/clipPath><g clip-path="url\(#p0-in\)"><path d=/,
    );
    expect(pen.box).toEqual({ x0: 0, y0: 0, x1: 100, y1: 100 });
  });

  it.each([
    ['on them', 0],
    ['beside them', 140],
    ['under the ink of their outline', 2],
  ])('stays as it is when it lies %s', (_, dx) => {
    const pen = newPen();
    pen.tint(shadeFrom(dx), '#c08050', { tone: -1, edge: 'straight' });
    expect(cut(pen.finish())).toEqual([]);
  });

  it('is cut to both of two forms that run the other way round', () => {
    const pen = newPen();
    pen.shape([...moved(60)].reverse(), '#c08050', { wobble: 0 });
    pen.tint(shadeFrom(80), '#c08050', { tone: -1, edge: 'straight' });
    const [shade] = cut(pen.finish());
    const [first = '', second = ''] =
      /d="(M.+?Z)(M.+?Z)"/.exec(shade ? nodeSvg(shade, '') : '')?.slice(1) ?? [];
    const turns = [first, second].map((d) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = (d.match(/-?\d+/g) ?? []).map(Number);
      return Math.sign((bx - ax) * (cy - by) - (by - ay) * (cx - bx));
    });
    expect(turns).toEqual([1, 1]);
  });
});

describe('what is drawn within a form', () => {
  it('shows inside it alone, and neither widens the thing nor covers anybody', () => {
    const pen = newPen();
    pen.within(WALL, () => {
      pen.shape(moved(60), '#ffffff');
      pen.line(moved(60));
    });
    const marks = cut(pen.finish());
    expect(marks.length).toBeGreaterThan(1);
    expect(pen.box).toEqual({ x0: 0, y0: 0, x1: 100, y1: 100 });
    expect(marks.map((node) => flatSvg(node, '#123456', 'f'))).toEqual(marks.map(() => ''));
  });
});
