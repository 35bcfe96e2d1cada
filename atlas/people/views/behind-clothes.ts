/** What of tops and collars is seen from behind. Torso frame. */
import { box, knots, oval, stretch } from '../../core/knots';
import type { BeltName } from '../outfits/belts';
import { named } from '../../core/named';
import { BELTS } from '../outfits/belts';
import { bow } from '../outfits/buttons';
import type { CollarName } from '../outfits/collars';
import type { TorsoPiece } from '../outfits/parts';
import { SHOULDER_WEAR } from '../outfits/shoulder-wear';
import { TOPS } from '../outfits/tops';
import type { TopName } from '../outfits/tops';

const shoulderBlades: TorsoPiece = (s, { T, w }, c) => {
  s.stroke(knots`-2 ${-T * 0.78}, -3 ${-T * 0.5}, -2 ${-T * 0.2}`, 1.6, { colour: s.dim(c.main) });
  s.stroke(knots`${-w * 0.66} ${-T * 0.74}, ${-w * 0.4} ${-T * 0.6}`, 1.6, { colour: s.dim(c.main) });
};

/** Plain cloth over a spine. */
const plainBack: TorsoPiece = (s, { T, w }, c) => {
  s.stroke(knots`-0.6 ${-T * 0.72}, -1.6 ${-T * 0.46}, -0.6 ${-T * 0.14}`, 1.5, { colour: s.dim(c.main) });
  s.stroke(knots`${w * 0.62} ${-T * 0.74}, ${w * 0.34} ${-T * 0.56}`, 1.5, { colour: s.dim(c.main) });
};

/** Patterns that go all round a trunk. */
const ALL_ROUND: ReadonlySet<TopName> = new Set<TopName>(['stripes', 'hoops', 'diamonds', 'fur']);

/** Tops that have a back of their own; of the others nothing is seen but cloth. */
const BACKS_OF_TOPS: Readonly<Partial<Record<TopName, TorsoPiece>>> = {
  bare: shoulderBlades,
  bib: (s, { T, w }, c) => {
    s.tint(knots`${-w} ${-T * 0.3}!, 0 ${-T * 0.44}, ${w} ${-T * 0.3}!, 60 9, -60 9`, s.lit(c.second));
    for (const o of [-1, 1]) s.line(stretch(knots`13 ${-T - 4}, -7 ${-T * 0.36}`, o), 4.4, s.lit(c.second));
    s.stroke(knots`${-w - 4} ${-T * 0.3}, 0 ${-T * 0.44}, ${w + 4} ${-T * 0.3}`, 1.8);
  },
  panels: (s, { T, w }, c) => {
    s.tint(knots`${-w - 6} ${-T * 0.4}!, ${w + 6} ${-T * 0.4}!, ${w} 8!, ${-w} 8!`, s.lit(c.second));
    s.stroke(knots`${-w} ${-T * 0.4}, ${w} ${-T * 0.4}`, 2);
  },
  corset: (s, { T }, c) => {
    s.tint(knots`-40 ${-T * 0.5}, 40 ${-T * 0.5}, 40 10, -40 10`, s.lit(c.accent));
    for (const k of [0.44, 0.28, 0.12]) {
      s.stroke(knots`-5 ${-T * k}, 4 ${-T * k + 4}`, 1.6);
      s.stroke(knots`4 ${-T * k}, -5 ${-T * k + 4}`, 1.6);
    }
  },
};

/** What is seen of a top from behind. Throws on one that does not exist. */
export const backOf = (name: TopName): TorsoPiece => {
  const top = named<TorsoPiece>(TOPS, name, 'top');
  return ALL_ROUND.has(name) ? top : (BACKS_OF_TOPS[name] ?? plainBack);
};

const scarf: TorsoPiece = (s, { T, w }, c) => {
  s.shape(
    knots`-12 ${-T + 2}!, -17 ${-T * 0.34}, -11 ${-T * 0.18}!, -3 ${-T * 0.24}!, -2 ${-T + 6}!`,
    c.accent,
  );
  s.shape(
    knots`${-w + 1} ${-T - 6}, 0 ${-T - 3}, ${w - 1} ${-T - 6}, ${w} ${-T + 4}, 0 ${-T + 10}, ${-w} ${-T + 4}`,
    c.accent,
  );
};

/** Collars that are seen from behind; the others are not. */
export const BACKS_OF_COLLARS: Readonly<Partial<Record<CollarName, TorsoPiece>>> = {
  sailor: (s, { T, w }, c) => {
    s.shape(
      knots`
        -10 ${-T - 7}!, ${-w - 3} ${-T + 2}, ${-w - 1} ${-T * 0.42}!, 0 ${-T * 0.38}, ${w - 1} ${-T * 0.46}!,
        ${w + 2} ${-T + 2}, 10 ${-T - 7}!
      `,
      c.second,
      { contour: false, line: 2.8 },
    );
    s.line(
      knots`${-w + 2} ${-T}, ${-w + 2} ${-T * 0.52}!, ${w - 4} ${-T * 0.54}!, ${w - 2} ${-T}`,
      1.5,
      s.lit('#fdf8ee'),
    );
  },
  hood: (s, { T, w }, c) => {
    s.shape(
      knots`${-w + 3} ${-T - 4}, 0 ${-T - 7}, ${w - 4} ${-T - 4}, ${w - 6} ${-T * 0.62}, -1 ${-T * 0.4}, ${-w + 4} ${-T * 0.6}`,
      c.main,
      { line: 2.8 },
    );
    s.stroke(knots`${-w + 7} ${-T * 0.8}, -1 ${-T * 0.64}, ${w - 9} ${-T * 0.82}`, 1.8);
  },
  scarf,
  longScarf: scarf,
  high: SHOULDER_WEAR.high,
  kerchief: (s, { T, w }, c) =>
    s.shape(
      knots`${-w + 2} ${-T - 5}, ${w - 2} ${-T - 5}, ${w - 4} ${-T + 4}, -1 ${-T * 0.46}!, ${-w + 4} ${-T + 4}`,
      c.accent,
      {
        contour: false,
      },
    ),
  apron: (s, { T, h }) => {
    for (const o of [-1, 1]) s.line(stretch(knots`9 ${-T - 4}, -8 ${-T * 0.3}`, o), 3, s.lit('#fdf8ee'));
    s.line(knots`${-h - 1} ${-T * 0.26}, -1 ${-T * 0.22}, ${h + 1} ${-T * 0.28}`, 3.4, s.lit('#fdf8ee'));
    bow(s, -1, -T * 0.22, 0.9, 'white');
  },
  strap: (s, { T, w }, c) => {
    s.line(knots`${w - 4} ${-T - 1}, 0 ${-T * 0.5}, ${-w + 3} -2`, 6.4, s.inkColour);
    s.line(knots`${w - 4} ${-T - 1}, 0 ${-T * 0.5}, ${-w + 3} -2`, 3.6, s.lit(c.accent));
  },
  furry: (s, { T, w }, c) =>
    s.shape(
      [-1, -0.5, 0, 0.5, 1].map((k) => oval(k * (w - 2), -T + 1 + (1 - Math.abs(k)) * 3, 8.4, 7.6)),
      c.inner ?? 'white',
      { line: 2.8 },
    ),
  pauldrons: SHOULDER_WEAR.pauldrons,
  spikes: SHOULDER_WEAR.spikes,
  mechaShoulders: SHOULDER_WEAR.mechaShoulders,
  ruff: SHOULDER_WEAR.ruff,
  poncho: SHOULDER_WEAR.poncho,
};

/** A band round the waist without what closes it in front. */
const band: TorsoPiece = (s, { T, h }, c) =>
  s.shape(
    knots`
      ${-h - 2} ${-T * 0.3}!, 0 ${-T * 0.24}, ${h + 2} ${-T * 0.3}!, ${h + 2.6} ${-T * 0.12}!, 0 ${-T * 0.06},
      ${-h - 2.6} ${-T * 0.12}!
    `,
    c.belt,
    { contour: false, line: 2.4 },
  );

/** Belts that look otherwise from behind: without buckle and knot, or with a knot of their own. */
const BACKS_OF_BELTS: Readonly<Partial<Record<BeltName, TorsoPiece>>> = {
  belt: (s, site, c) => {
    band(s, site, c);
    for (const o of [-1, 1])
      s.stroke(knots`${o * site.h * 0.5} ${-site.T * 0.31}, ${o * site.h * 0.5} ${-site.T * 0.06}`, 2.4);
  },
  karate: band,
  tool: (s, site, c) => {
    band(s, site, c);
    const { T, h } = site;
    for (const o of [-1, 1]) s.shape(box(o * h * 0.7 - 5, -T * 0.16, 10, 11, 2), c.belt, { line: 2.4 });
  },
  rope: (s, { T, h }) => {
    const way = knots`${-h - 2} ${-T * 0.2}, 0 ${-T * 0.14}, ${h + 2} ${-T * 0.2}`;
    s.line(way, 5.4, s.inkColour);
    s.line(way, 3, s.lit('sand'));
  },
  sash: (s, { T, h }, c) => {
    s.shape(
      knots`${-h - 2} ${-T * 0.36}!, 0 ${-T * 0.28}, ${h + 2} ${-T * 0.36}!, ${h + 3} ${-T * 0.06}!, 0 0, ${-h - 3} ${-T * 0.06}!`,
      c.accent,
      { contour: false, line: 2.6 },
    );
    s.stroke(knots`${-h} ${-T * 0.22}, 0 ${-T * 0.14}, ${h} ${-T * 0.24}`, 1.6);
  },
  obi: (s, site, c) => {
    const { T } = site;
    BELTS.obi(s, site, c);
    s.shape(knots`-11 ${-T * 0.6}!, 10 ${-T * 0.6}!, 11 ${-T * 0.08}!, -12 ${-T * 0.08}!`, c.accent, {
      contour: false,
      line: 2.4,
    });
    s.stroke(knots`-11 ${-T * 0.28}, 0 ${-T * 0.25}, 10 ${-T * 0.28}`, 1.8);
    s.shape(knots`-9 ${-T * 0.08}!, -11 6!, -4 7!, -3 ${-T * 0.08}!`, c.accent, { contour: false, line: 2 });
  },
};

/** What is seen of a belt from behind. Throws on one that does not exist. */
export const backOfBelt = (name: BeltName): TorsoPiece =>
  BACKS_OF_BELTS[name] ?? named<TorsoPiece>(BELTS, name, 'belt');
