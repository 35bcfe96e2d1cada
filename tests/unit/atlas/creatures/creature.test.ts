import type { Box } from '../../../../atlas/core/geometry';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { BEASTS } from '../../../../atlas/tools/sheet/specimens/beasts';
import { MASCOTS } from '../../../../atlas/tools/sheet/specimens/mascots';
import { NAMED_CREATURES } from '../../../../atlas/tools/sheet/specimens/named-creatures';
import { SMALL_FRY } from '../../../../atlas/tools/sheet/specimens/small-fry';
import { SPIRITS } from '../../../../atlas/tools/sheet/specimens/spirits';
import type { Figure } from '../../../../atlas/core/figure';
import { dayPaint } from '../../../../atlas/core/swatches';
import { creature, planNames } from '../../../../atlas/creatures/creature';
import type { CreatureSpec } from '../../../../atlas/creatures/creature';

const SPECIMENS = [
  ...BEASTS,
  ...MASCOTS,
  ...SMALL_FRY,
  ...SPIRITS,
  ...NAMED_CREATURES.map(({ spec }) => spec),
];
const cases = SPECIMENS.map((spec, i) => [`${i} ${spec.plan} ${spec.colour}`, spec] as const);
const draw = (spec: CreatureSpec): Figure => creature(spec, dayPaint);

/** Extent of what the flat view really paints, in figure units. */
function paintedBox(figure: Figure): Box {
  const [size, half, zoom] = [600, 300, 2];
  const body = figure.svg({ ids: 'a', flat: '#ffffff' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * zoom}" height="${size * zoom}" viewBox="${-half} ${-half - 100} ${size} ${size}">${body}</svg>`;
  const { pixels, width } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 128) continue;
    const at = (i - 3) / 4;
    const [x, y] = [(at % width) / zoom - half, Math.floor(at / width) / zoom - half - 100];
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1 / zoom);
    box.y1 = Math.max(box.y1, y + 1 / zoom);
  }
  return box;
}

describe('creature', () => {
  it('has a specimen of every body plan', () => {
    expect(new Set(SPECIMENS.map(({ plan }) => plan))).toEqual(new Set(planNames));
  });

  it.each(cases)('gives the same bytes twice: %s', (_, spec) => {
    expect(draw(spec).svg({ ids: 'a' })).toBe(draw(spec).svg({ ids: 'a' }));
  });

  it.each(cases)('says how much room it takes: %s', (_, spec) => {
    const figure = draw(spec);
    const painted = paintedBox(figure);
    for (const side of ['x0', 'y0', 'x1', 'y1'] as const) {
      expect(Math.abs(painted[side] - figure.box[side])).toBeLessThan(2.5);
    }
  });

  it.each(cases)('has its head inside its box: %s', (_, spec) => {
    const { box, head } = draw(spec);
    expect(head.x0).toBeGreaterThanOrEqual(box.x0);
    expect(head.x1).toBeLessThanOrEqual(box.x1);
    expect(head.y0).toBeGreaterThanOrEqual(box.y0);
    expect(head.y1).toBeLessThanOrEqual(box.y1);
    expect(head.x1 - head.x0).toBeGreaterThan(10);
  });

  it.each(cases)('keeps to one colour in the flat view: %s', (_, spec) => {
    const flat = draw(spec).svg({ ids: 'a', flat: '#0000ff' });
    const colours = new Set(flat.match(/#[0-9a-f]{6}/gi));
    expect(colours).toEqual(new Set(['#0000ff']));
    expect(flat).not.toContain('opacity');
  });

  it('prefixes the ids of its clips', () => {
    const ids = draw({ plan: 'bird', colour: 'sky' })
      .svg({ ids: 'robin-' })
      .matchAll(/id="([^"]+)"/g);
    const all = [...ids].map(([, id]) => id);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((id) => id?.startsWith('robin-'))).toBe(true);
    expect(new Set(all).size).toBe(all.length);
  });

  it('casts a contact shadow unless told not to, which takes no room', () => {
    const [on, off] = [
      draw({ plan: 'critter', colour: 'sky' }),
      draw({ plan: 'critter', colour: 'sky', shadow: false }),
    ];
    expect(on.svg({ ids: 'a' }).length).toBeGreaterThan(off.svg({ ids: 'a' }).length);
    expect(on.box).toEqual(off.box);
  });

  it('floats by as much as it is told', () => {
    const base = { plan: 'blob', colour: 'sky', body: 'egg' } as const;
    expect(draw({ ...base, air: 50 }).box.y1).toBeCloseTo(draw(base).box.y1 - 50, -1);
  });

  it('faces the other way when it is flipped', () => {
    const [right, left] = [
      draw({ plan: 'beast', colour: 'sky' }),
      draw({ plan: 'beast', colour: 'sky', flip: true }),
    ];
    expect(right.head.x0).toBeGreaterThan(0);
    expect(left.head.x1).toBeLessThan(0);
  });

  it('takes its colours from the paint it is given', () => {
    const grey = {
      ...dayPaint,
      lit: () => '#808080',
      dim: () => '#606060',
      glow: () => '#909090',
      ink: '#000000',
    };
    const svg = creature({ plan: 'fish', colour: 'red' }, grey).svg({ ids: 'a' });
    expect(svg).toContain('#808080');
    expect(svg).not.toContain(dayPaint.lit('red'));
  });

  it.each([
    [{ plan: 'dragon' }, 'plan', 'serpent'],
    [{ plan: 'critter', ears: 'cta' }, 'ears', 'cat'],
    [{ plan: 'critter', tail: 'foxx' }, 'tail', 'fox'],
    [{ plan: 'critter', horns: 'deer' }, 'horns', 'antlers'],
    [{ plan: 'critter', snout: 'nose' }, 'snout', 'muzzle'],
    [{ plan: 'critter', mask: 'half-mask' }, 'mask', 'panda'],
    [{ plan: 'critter', crest: 'hair' }, 'crest', 'mohawk'],
    [{ plan: 'critter', skull: 'big' }, 'skull', 'wedge'],
    [{ plan: 'critter', pattern: 'dots' }, 'pattern', 'spots'],
    [{ plan: 'critter', wings: 'big' }, 'wings', 'bat'],
    [{ plan: 'critter', arms: 'akimbo' }, 'arm', 'hips'],
    [{ plan: 'critter', feet: 'shoes' }, 'feet', 'webbed'],
    [{ plan: 'critter', hat: 'hatt' }, 'hat', 'straw'],
    [{ plan: 'critter', hold: 'swrod', arms: 'hold' }, 'item', 'sword'],
    [{ plan: 'critter', mood: 'merry' }, 'mood', 'happy'],
    [{ plan: 'critter', signs: ['sweet'] }, 'sign', 'sweat'],
    [{ plan: 'critter', colour: 'reddish' }, 'colour', 'red'],
    [{ plan: 'beast', pose: 'trot' }, 'pose', 'walk'],
    [{ plan: 'beast', foot: 'shoe' }, 'foot', 'hoof'],
    [{ plan: 'blob', body: 'oval' }, 'body', 'pear'],
    [{ plan: 'blob', limbs: 'wheels' }, 'limbs', 'tentacles'],
    [{ plan: 'bug', kind: 'ant' }, 'bug', 'beetle'],
    [{ plan: 'fish', shape: 'eel' }, 'fish', 'whale'],
    [{ plan: 'golem', material: 'mud' }, 'material', 'clay'],
    [{ plan: 'plant', kind: 'tree' }, 'plant', 'stump'],
    [{ plan: 'serpent', course: 'swim' }, 'course', 'coil'],
  ])('refuses a name that does not exist and tells those that do: %o', (wrong, what, known) => {
    const spec: CreatureSpec = JSON.parse(JSON.stringify({ colour: 'sky', ...wrong }));
    expect(() => draw(spec)).toThrow(new RegExp(`unknown ${what} ".*known: .*${known}`));
  });
  it('does not compile with a name that does not exist', () => {
    // @ts-expect-error a misspelt name
    const typo: CreatureSpec = { plan: 'critter', colour: 'sky', ears: 'cta' };
    expect(() => draw(typo)).toThrow('unknown ears "cta"');
  });
});
