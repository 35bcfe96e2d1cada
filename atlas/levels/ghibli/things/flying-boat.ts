/** A scarlet flying boat, moored where its pilot can see it from the café. */
import { TAU, arc, hull, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';

export interface FlyingBoatOptions extends Turned {
  readonly body?: string;
  readonly stripe?: string;
  readonly face?: 1 | -1;
}

/** How far its nose is turned toward the viewer, radians. */
const TURN = 0.42;
const [ACROSS, TOWARD] = [Math.cos(TURN), Math.sin(TURN)];
/** Its size, and where its middle lies: clear of the quay, with the tail inside the picture. */
const SIZE = 0.78;
const MIDDLE: Point = [45, 0];

/** The hull from the nose to the tail: along it, half its width, heights of the gunwale, the stripe and the keel. */
const STATIONS = [
  [262, 6, 104, 90, 74],
  [226, 30, 112, 90, 34],
  [150, 46, 114, 84, 4],
  [40, 50, 114, 82, -4],
  [-60, 46, 116, 84, 4],
  [-150, 34, 120, 94, 40],
  [-230, 22, 126, 108, 82],
  [-300, 10, 130, 116, 104],
] as const;
const WING = { z: 196, front: 66, back: -70, tip: 300 };

export const flyingBoat: ThingKind<FlyingBoatOptions> = {
  name: 'flyingBoat',
  footprint: () => block(420, 120),
  height: 90,
  shadow: false,
  draw(pen, frame, { body = '#d4452f', stripe = '#fdf3dc', face = 1, ...turned }) {
    const s = frame.scale * SIZE;
    /** `u` along the hull to the nose, `w` to the wing that is nearer, `z` above the water. */
    const at = (u: number, z: number, w = 0): Point =>
      frame.at(
        (MIDDLE[0] + (u * ACROSS - w * TOWARD) * SIZE) * face,
        MIDDLE[1] + (u * TOWARD + w * ACROSS) * SIZE,
        z * SIZE,
      );
    const round = (u: number, z: number, w: number, r: number) =>
      range(14).map((i) => at(u, z + Math.sin((i / 14) * TAU) * r, w + Math.cos((i / 14) * TAU) * r));
    /** A body of round sections. */
    const spindle = (sections: readonly (readonly [number, number])[], z: number, w: number) =>
      hull(sections.flatMap(([u, r]) => round(u, z, w, r)));
    const float = (w: number, tone: number) => {
      pen.bars(
        [-34, 34].map((u) => [at(u, 30, w), at(u * 0.8, WING.z, w)]),
        6 * s,
        stripe,
        { tone },
      );
      const form = spindle(
        [
          [-74, 6],
          [-30, 18],
          [40, 20],
          [80, 8],
        ],
        20,
        w,
      );
      pen.shape(form, body, { edge: 'smooth', tone });
      pen.tint([at(-70, 12, w + 12), at(78, 12, w + 12), at(40, -2, w + 12), at(-30, -2, w + 12)], body, {
        tone: tone - 0.8,
      });
    };
    const ripple = (u: number, w: number, length: number) =>
      pen.line(
        range(9).map((i): Point => at(u + (i / 8 - 0.5) * length, i % 2 ? 3 : -3, w)),
        2,
        { colour: '#ffffff', smooth: true, opacity: 0.9 },
      );
    // on the water: its own shade
    pen.tint(
      [at(240, -6, 30), at(120, -6, 110), at(-120, -6, 96), at(-230, -6, 60), at(0, -6, 20)],
      '#1f5f8a',
      { opacity: 0.4 },
    );
    float(-220, -0.5);
    const side = (k: 1 | -1) => STATIONS.map(([u, half, z]) => at(u, z, half * k));
    const keel = STATIONS.map(([u, half, , , z]) => at(u, z, half * 0.3));
    const line = STATIONS.map(([u, half, , z]) => at(u, z, half * 0.98));
    const lower = STATIONS.map(([u, half, , z]) => at(u, z - 14, half * 0.96));
    pen.shape([...side(1), ...keel.toReversed()], body, { wobble: 0, tone: -0.1 });
    pen.tint([...lower, ...keel.toReversed()], body, { tone: -0.8, edge: 'straight' });
    pen.shape([...line, ...lower.toReversed()], stripe, { contour: false, ink: 0.8, wobble: 0 });
    pen.shape([...side(1), ...side(-1).toReversed()], body, { wobble: 0, tone: 0.6 });
    pen.line(
      [-290, -200, -100, 0, 60].map((u) => at(u, 116 + Math.max(0, -u) * 0.05)),
      0.8,
      { opacity: 0.6 },
    );
    for (const [u, half] of [
      [150, 46],
      [-60, 46],
      [-150, 34],
    ] as const)
      pen.line([at(u, 108, half), at(u, 20 + (u < -100 ? 40 : 0), half * 0.6)], 0.7, { opacity: 0.6 });
    // tail: the fin, and the plane it carries
    pen.shape([at(-316, 168, -112), at(-262, 168, -96), at(-250, 168, 0), at(-320, 168, 0)], body, {
      tone: 0.4,
    });
    pen.shape([at(-308, 128), at(-206, 122), at(-250, 196), at(-282, 222), at(-322, 224)], body, {
      tone: 0.1,
    });
    pen.line([at(-282, 128), at(-296, 222)], 0.9);
    pen.shape([at(-308, 196), at(-250, 190), at(-262, 206), at(-314, 212)], stripe, {
      contour: false,
      ink: 0.7,
    });
    pen.shape([at(-320, 168, 0), at(-250, 168, 0), at(-262, 168, 96), at(-316, 168, 112)], body, {
      tone: 0.8,
    });
    pen.line([at(-302, 168, 4), at(-300, 168, 108)], 0.8);
    // the cockpit and its pilot's empty seat, before the wing
    pen.shape(
      range(16).map((i) => at(142 + Math.cos((i / 16) * TAU) * 38, 115, Math.sin((i / 16) * TAU) * 30)),
      '#4a3038',
      { edge: 'smooth', contour: false },
    );
    pen.shape([at(118, 115, -20), at(118, 115, 20), at(112, 140, 18), at(112, 140, -18)], '#8a5a3f', {
      contour: false,
    });
    pen.shape([at(176, 114, -28), at(180, 114, 26), at(164, 148, 22), at(160, 148, -24)], '#cfe6ea', {
      ink: 0.9,
    });
    // struts hold the wing over the hull
    pen.bars(
      ([-1, 1] as const).flatMap((k) => [
        [at(-46, 116, 40 * k), at(-46, WING.z, 60 * k)],
        [at(44, 114, 44 * k), at(44, WING.z, 60 * k)],
        [at(0, 100, 46 * k), at(0, WING.z, 150 * k)],
      ]),
      7 * s,
      stripe,
    );
    float(220, 0.1);
    const { z, front, back, tip } = WING;
    const edge = (w: number, u: number) => at(u, z, w);
    pen.shape(
      [
        edge(-tip, back + 24),
        edge(-tip - 14, 0),
        edge(-tip, front - 24),
        edge(-tip * 0.7, front),
        edge(tip * 0.7, front),
        edge(tip, front - 24),
        edge(tip + 14, 0),
        edge(tip, back + 24),
        edge(tip * 0.7, back),
        edge(-tip * 0.7, back),
      ],
      body,
      { tone: 0.5, wobble: 0 },
    );
    // the leading edge is thick; it and the rudders in the trailing edge tell which way it flies
    pen.shape(
      [
        at(front, z, -tip * 0.7),
        at(front, z, tip * 0.7),
        at(front - 24, z, tip),
        at(front - 26, z - 16, tip),
        at(front - 2, z - 16, tip * 0.7),
        at(front - 2, z - 16, -tip * 0.7),
      ],
      body,
      { tone: -0.6, wobble: 0, contour: false },
    );
    for (const w of [-250, -190, -130, 130, 190, 250])
      pen.line([edge(w, front - 10), edge(w, back + 8)], 0.7, { opacity: 0.6 });
    pen.line([edge(-tip, back + 40), edge(-60, back + 22)], 0.8);
    pen.line([edge(tip, back + 40), edge(60, back + 22)], 0.8);
    for (const w of [-222, 222])
      pen.shape(
        range(18).map((i) => edge(w + Math.sin((i / 18) * TAU) * 40, Math.cos((i / 18) * TAU) * 44)),
        stripe,
        { edge: 'smooth', contour: false, ink: 0.8 },
      );
    // the engine on the wing, its ribs, and the propeller at its nose
    pen.bars(
      [-30, 30].map((u) => [at(u, z, 0), at(u, z + 40, 0)]),
      9 * s,
      '#6f6a76',
    );
    const engine = spindle(
      [
        [-86, 12],
        [-50, 27],
        [40, 31],
        [66, 26],
      ],
      z + 36,
      0,
    );
    pen.shape(engine, '#a8a0a8', { edge: 'smooth' });
    for (const u of [-40, -14, 12, 38])
      pen.line(
        range(7).map((i) => at(u, z + 36 + Math.sin(i * 0.45 - 0.9) * 29, Math.cos(i * 0.45 - 0.9) * 29)),
        1,
        { smooth: true },
      );
    pen.shape(round(66, z + 36, 0, 26), '#77707c', { edge: 'smooth', contour: false });
    const blade = (a: number) => {
      const tipOf = (r: number, d: number): Point =>
        at(78, z + 36 + Math.sin(a + d) * r, Math.cos(a + d) * r);
      return [tipOf(8, 1.2), tipOf(60, 0.14), tipOf(84, 0), tipOf(60, -0.14), tipOf(8, -1.2)];
    };
    pen.shape(round(78, z + 36, 0, 86), '#ffffff', {
      edge: 'smooth',
      opacity: 0.1,
      ink: 0,
      contour: false,
    });
    for (const a of [0.9, 0.9 + Math.PI])
      pen.shape(blade(a - turnOf(turned, 'propeller')), '#8a5a3f', { edge: 'smooth' });
    pen.shape(arc(...at(84, z + 36), 10 * s, 11 * s), stripe, { edge: 'smooth' });
    ripple(100, 74, 220);
    ripple(-60, 70, 150);
    ripple(0, 250, 210);
    ripple(250, 40, 90);
  },
};
