import { Resvg } from '@resvg/resvg-js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOODS } from '../../../../atlas/core/expressions';
import { MANPU } from '../../../../atlas/core/manpu';
import { dayPaint } from '../../../../atlas/core/swatches';
import { SLEEVES } from '../../../../atlas/people/arms';
import { BUILDS } from '../../../../atlas/people/builds';
import { BACK_EXTRAS } from '../../../../atlas/people/extras/back-extras';
import { MOUNTS } from '../../../../atlas/people/extras/mounts';
import { JAWS, NOSES } from '../../../../atlas/people/face';
import { FACE_EXTRAS } from '../../../../atlas/people/face-extras';
import { HAIR } from '../../../../atlas/people/hair/styles';
import { HATS } from '../../../../atlas/people/hats/hats';
import { ITEMS } from '../../../../atlas/people/items/items';
import { SOCKS, TROUSERS } from '../../../../atlas/people/legs';
import { BELTS } from '../../../../atlas/people/outfits/belts';
import { COATS } from '../../../../atlas/people/outfits/coats';
import { COLLARS } from '../../../../atlas/people/outfits/collars';
import { SKIRTS } from '../../../../atlas/people/outfits/skirts';
import { TOPS } from '../../../../atlas/people/outfits/tops';
import { OUTFITS } from '../../../../atlas/people/outfits/wardrobe';
import { person } from '../../../../atlas/people/person';
import { POSES } from '../../../../atlas/people/poses';
import { SHOES } from '../../../../atlas/people/shoes';
import type { Facing, PersonSpec } from '../../../../atlas/people/spec';

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table);
}

/** One spec for every name of every table. */
const everyName: readonly (readonly [what: string, spec: PersonSpec])[] = [
  ...keysOf(BUILDS).map((build) => [`build ${build}`, { build }] as const),
  ...keysOf(POSES).map((pose) => [`pose ${pose}`, { pose, hold: 'dango' }] as const),
  ...keysOf(JAWS).map((jaw) => [`jaw ${jaw}`, { jaw }] as const),
  ...keysOf(NOSES).map((nose) => [`nose ${nose}`, { nose }] as const),
  ...keysOf(MOODS).map((mood) => [`mood ${mood}`, { mood }] as const),
  ...keysOf(HAIR).map((hair) => [`hair ${hair}`, { hair }] as const),
  ...keysOf(HAIR).map(
    (hair) => [`hair ${hair} from behind, under a cap`, { hair, hat: 'cap', facing: 'back' }] as const,
  ),
  ...keysOf(HATS).map((hat) => [`hat ${hat}`, { hat }] as const),
  ...keysOf(OUTFITS).map((outfit) => [`outfit ${outfit}`, { outfit }] as const),
  ...keysOf(TOPS).map((top) => [`top ${top}`, { outfit: { top } }] as const),
  ...keysOf(SLEEVES).map((sleeve) => [`sleeve ${sleeve}`, { outfit: { sleeve, gloves: 'white' } }] as const),
  ...keysOf(COLLARS).map((collar) => [`collar ${collar}`, { outfit: { collar } }] as const),
  ...keysOf(COATS).map((coat) => [`coat ${coat}`, { outfit: { coat }, seed: 2 }] as const),
  ...keysOf(COATS).map((coat) => [`coat ${coat} from behind`, { outfit: { coat }, facing: 'back' }] as const),
  ...keysOf(BELTS).map((belt) => [`belt ${belt}`, { outfit: { belt } }] as const),
  ...keysOf(SKIRTS).map((skirt) => [`skirt ${skirt}`, { outfit: { skirt }, pose: 'run' }] as const),
  ...keysOf(TROUSERS).map((legs) => [`legs ${legs}`, { outfit: { legs } }] as const),
  ...keysOf(SOCKS).map((sock) => [`sock ${sock}`, { outfit: { sock } }] as const),
  ...keysOf(SHOES).map((feet) => [`feet ${feet}`, { outfit: { feet } }] as const),
  ...keysOf(ITEMS).map((item) => [`item ${item}`, { hold: item, off: [item, 'teal'] }] as const),
  ...keysOf(FACE_EXTRAS).map((extra) => [`face extra ${extra}`, { face: [extra] }] as const),
  ...keysOf(BACK_EXTRAS).map((extra) => [`back extra ${extra}`, { back: [extra, [extra, 'teal']] }] as const),
  ...keysOf(MOUNTS).map((mount) => [`mount ${mount}`, { mount, pose: 'float' }] as const),
  ...keysOf(MANPU).map((sign) => [`sign ${sign}`, { signs: [sign] }] as const),
];

const coloursIn = (svg: string): ReadonlySet<string> =>
  new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour ?? ''));

/** Which pixels a group covers, at one pixel a unit. */
function covered(group: string): readonly boolean[] {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-200 -340 400 400">${group}</svg>`;
  const { pixels } = new Resvg(document, { font: { loadSystemFonts: false } }).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => (pixels[i * 4 + 3] ?? 0) > 127);
}

describe('person', () => {
  it.each(everyName)('draws %s', (_what, spec) => {
    const figure = person(spec, dayPaint);
    const { box, head } = figure;
    for (const { x0, y0, x1, y1 } of [box, head]) {
      expect([x0, y0, x1, y1].every(Number.isFinite)).toBe(true);
      expect(x1 - x0).toBeGreaterThan(40);
      expect(y1 - y0).toBeGreaterThan(40);
    }
    expect(head.x0).toBeGreaterThanOrEqual(box.x0);
    expect(head.y0).toBeGreaterThanOrEqual(box.y0);
    expect(head.x1).toBeLessThanOrEqual(box.x1);
    expect(head.y1).toBeLessThanOrEqual(box.y1);
    expect(figure.svg({ ids: 'a' })).not.toMatch(/NaN|undefined|Infinity/);
    const flat = figure.svg({ ids: 'a', flat: '#0a0b0c' });
    expect([...coloursIn(flat)]).toEqual(['#0a0b0c']);
    expect(flat).not.toContain('opacity');
  });

  it.each(
    (['side', 'away'] as const).flatMap((facing) =>
      everyName.map(([what, spec]) => [`${what}, facing ${facing}`, { ...spec, facing }] as const),
    ),
  )('draws %s', (_what, spec) => {
    const figure = person(spec, dayPaint);
    const { box, head } = figure;
    for (const { x0, y0, x1, y1 } of [box, head]) {
      expect([x0, y0, x1, y1].every(Number.isFinite)).toBe(true);
      expect(Math.min(x1 - x0, y1 - y0)).toBeGreaterThan(30);
    }
    expect(head.y0).toBeGreaterThanOrEqual(box.y0);
    expect(figure.svg({ ids: 'a' })).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('shows two eyes from the front, one from the side, and none to whom it looks away from', () => {
    const eyes = (facing: Facing) => {
      const look = person({ facing, mood: 'calm', eyes: '#12ab34' }, dayPaint).svg({ ids: 'a' });
      return look.split('fill="#12ab34"').length - 1;
    };
    expect((['front', 'side', 'away', 'back'] as const).map(eyes)).toEqual([2, 1, 0, 0]);
  });

  it('is narrower from the side, and looks where it heads', () => {
    const wide = (facing: Facing) => {
      const { x0, x1 } = person({ facing, hair: 'bald', shadow: false }, dayPaint).box;
      return x1 - x0;
    };
    expect(wide('side')).toBeLessThan(wide('front'));
    const nose = (flip: boolean) =>
      person({ facing: 'side', hair: 'bald', nose: 'long', flip }, dayPaint).box;
    expect(nose(false).x1).toBeGreaterThan(80);
    expect(nose(true).x0).toBeLessThan(-80);
  });

  it('shows what is held, whichever way it faces', () => {
    const held = (facing: Facing) =>
      person({ facing, pose: 'hold', hold: ['balloon', '#12ab34'] }, dayPaint).svg({ ids: 'a' });
    for (const facing of ['front', 'side', 'away'] as const) expect(held(facing)).toContain('#12ab34');
  });

  it.each([
    [
      'with everything on',
      { hat: 'witch', outfit: 'armor', hold: 'greatsword', off: 'shield', back: ['cape'] },
    ],
    ['in skirts', { outfit: 'princess', pose: 'run', hair: 'drills', face: ['glasses'] }],
    ['from behind', { outfit: 'samurai', facing: 'back', hair: 'wavy', hold: 'fan' }],
    ['over the shoulder', { outfit: 'samurai', facing: 'away', hair: 'wavy', hold: 'fan' }],
    ['in profile', { outfit: 'armor', facing: 'side', hair: 'mane', hold: 'fan', back: ['cape'] }],
  ] satisfies readonly (readonly [string, PersonSpec])[])(
    'covers in one colour what it covers in colour: %s',
    (_what, spec) => {
      const figure = person({ ...spec, shadow: false }, dayPaint);
      const [coloured, flat] = [{ ids: 'a' }, { ids: 'a', flat: '#123456' }].map((options) =>
        covered(figure.svg(options)),
      );
      const differing = coloured?.filter((isCovered, i) => isCovered !== flat?.[i]).length;
      expect(coloured?.filter(Boolean).length).toBeGreaterThan(8000);
      expect(differing).toBeLessThan(20);
    },
  );

  it('gives the same bytes for the same spec, and other bytes for another seed', () => {
    const names = everyName.map(([, spec]) => spec);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.integer({ min: 1, max: 999 }), (spec, seed) => {
        const draw = (s: number): string => person({ ...spec, seed: s }, dayPaint).svg({ ids: 'a' });
        expect(draw(seed)).toBe(draw(seed));
        expect(draw(seed)).not.toBe(draw(seed + 1));
      }),
      { numRuns: 30 },
    );
  });

  it('may be written several times, each with its own clip ids', () => {
    const figure = person({ outfit: 'armor' }, dayPaint);
    const [first, second] = [figure.svg({ ids: 'a-' }), figure.svg({ ids: 'b-' })];
    const ids = [...first.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('a-'))).toBe(true);
    expect(second.replaceAll('b-', 'a-')).toBe(first);
  });

  it('mirrors its box when flipped', () => {
    const spec: PersonSpec = { hold: 'sword', pose: 'hold', shadow: false };
    const [left, right] = [person({ ...spec, flip: true }, dayPaint).box, person(spec, dayPaint).box];
    expect(left.x0).toBeCloseTo(-right.x1, -1);
    expect(left.x1).toBeCloseTo(-right.x0, -1);
    expect(right.x1).toBeGreaterThan(-right.x0 + 10);
  });

  it('stands on its feet, and leaves the contact shadow out of its box', () => {
    const { box } = person({}, dayPaint);
    expect(Math.abs(box.y1)).toBeLessThan(6);
    expect(person({ shadow: false }, dayPaint).box).toEqual(box);
  });

  it('lies over the point where it would stand', () => {
    const { box } = person({ pose: 'sleep' }, dayPaint);
    expect(box.x1 - box.x0).toBeGreaterThan((box.y1 - box.y0) * 1.4);
    expect(Math.abs(box.x0 + box.x1) / 2).toBeLessThan(30);
  });

  it('does not count an aura, hanging hair or a sign as head', () => {
    const plain = person({ hair: 'neat' }, dayPaint);
    expect(person({ hair: 'neat', signs: ['bubble'], back: ['aura'] }, dayPaint).head).toEqual(plain.head);
    expect(person({ hair: 'lowTwins' }, dayPaint).head.y1).toBeLessThan(plain.head.y1 + 20);
    expect(person({ hat: 'witch' }, dayPaint).head.y0).toBeLessThan(plain.head.y0 - 30);
  });

  it('has what it dreams above it, also when it lies', () => {
    const still = person({ hair: 'neat', pose: 'sleep' }, dayPaint).box;
    const dreaming = person({ hair: 'neat', pose: 'sleep', signs: ['zzz'] }, dayPaint).box;
    expect(dreaming.y0).toBeLessThan(still.y0 - 10);
    expect(dreaming.y1).toBe(still.y1);
  });

  it('takes its colours from the paint, but for what shines by itself', () => {
    const night = { ink: '#000001', lit: () => '#000002', dim: () => '#000003', highlight: () => '#000004' };
    const seen = (spec: PersonSpec): readonly string[] =>
      [...coloursIn(person(spec, night).svg({ ids: 'a' }))].filter((colour) => !colour.startsWith('#00000'));
    expect(seen({ outfit: 'kimono', pose: 'eat', mood: 'simple' })).toEqual([]);
    expect(seen({ mood: 'simple', hold: 'lantern' })).not.toEqual([]);
  });

  it('wears ready-made colours unless the spec dyes them', () => {
    const fills = (spec: PersonSpec): ReadonlySet<string> =>
      coloursIn(person(spec, dayPaint).svg({ ids: 'a' }));
    expect(fills({ outfit: 'hoodie' })).toContain(dayPaint.lit('mint'));
    expect(fills({ outfit: 'hoodie', colours: ['plum'] })).not.toContain(dayPaint.lit('mint'));
    expect(fills({ outfit: 'hoodie', colours: ['plum'] })).toContain(dayPaint.lit('plum'));
    expect(fills({ hold: ['balloon', 'lime'] })).toContain(dayPaint.lit('lime'));
  });
});

describe('names that arrive at run time', () => {
  it.each([
    ['hat', { hat: 'strawe' }],
    ['hair', { hair: 'strawe' }],
    ['outfit', { outfit: 'strawe' }],
    ['outfit', { outfit: { base: 'strawe' } }],
    ['top', { outfit: { top: 'strawe' } }],
    ['pose', { pose: 'strawe' }],
    ['build', { build: 'strawe' }],
    ['mood', { mood: 'strawe' }],
    ['eyes', { mood: { eyes: 'strawe' } }],
    ['item', { hold: 'strawe' }],
    ['item', { off: ['strawe', 'red'] }],
    ['back extra', { back: ['strawe'] }],
    ['face extra', { face: ['strawe'] }],
    ['mount', { mount: 'strawe' }],
    ['sign', { signs: ['strawe'] }],
    ['colour', { hairColour: 'strawe' }],
    ['colour', { colours: ['strawe'] }],
    ['hat', { hat: 'toString' }],
  ])('throws on a misspelt %s: %o', (what, text) => {
    const spec: PersonSpec = JSON.parse(JSON.stringify(text));
    const word = JSON.stringify(text).includes('toString') ? 'toString' : 'strawe';
    expect(() => person(spec, dayPaint)).toThrow(new RegExp(`unknown ${what} "${word}"; known: \\w+, `));
  });

  it('is a compile error where the name is written in code', () => {
    // @ts-expect-error a hat of that name does not exist
    expect(() => person({ hat: 'strawe' }, dayPaint)).toThrow();
  });
});
