/** The head of the dragon that answers wishes. */
import { arc, pairs, range, ribbon, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type At = (x: number, y: number) => Point;

const HORN = '#f3dfae';
const TOOTH = '#fff6dc';
const MOUTH = '#7d2638';

const on =
  (at: At) =>
  (points: Points): Point[] =>
    points.map(([x, y]) => at(x, y));

/** A lock of the mane: broad at its root, waved, and pointed. */
function lock(pen: Pen, at: At, unit: number, path: Points, width: number, mane: string, tone: number): void {
  const line = spline(on(at)(path), false, 8);
  const form = ribbon(line, (t) => width * unit * (1 - t) ** 0.8 * (0.75 + Math.sin(t * Math.PI) * 0.6));
  pen.shape(form, mane, { tone, wobble: 0 });
  pen.within(form, () => {
    pen.line(line.slice(0, -6), 0.9, { smooth: true, opacity: 0.7 });
    pen.tint(
      ribbon(
        line.map(([x, y]): Point => [x, y - width * 0.5 * unit]),
        (t) => width * 0.26 * unit * (1 - t),
      ),
      mane,
      { tone: tone + 0.8, edge: 'straight' },
    );
  });
}

function horn(pen: Pen, at: At, unit: number, path: Points, width: number): void {
  const line = spline(on(at)(path), false, 6);
  const form = ribbon(line, (t) => width * unit * (1 - 0.8 * t));
  pen.shape(form, HORN, { wobble: 0, tone: 0.1 });
  pen.within(form, () => {
    pen.tint(
      ribbon(
        line.map(([x, y]): Point => [x + width * 0.7 * unit, y + width * 0.3 * unit]),
        () => width * 0.5 * unit,
      ),
      HORN,
      { tone: -1, edge: 'straight' },
    );
    for (const k of range(4)) {
      const [x, y] = line[2 + k * 2] ?? [0, 0];
      pen.line(arc(x, y, width * 1.1 * unit, width * 0.5 * unit, 0.3, 2.8, 5), 0.8, { smooth: true });
    }
  });
}

export function head(
  pen: Pen,
  at: At,
  unit: number,
  {
    hide,
    belly,
    mane,
    bearded,
  }: Readonly<Record<'hide' | 'belly' | 'mane', string>> & { readonly bearded: boolean },
): void {
  const local = on(at);
  for (const [path, width, tone] of [
    [pairs([30, 40, 120, 120, 210, 130, 280, 190]), 22, -0.6],
    [pairs([50, -20, 130, -70, 180, -150, 250, -170]), 22, -0.6],
    [pairs([50, 50, 150, 84, 220, 60, 330, 84]), 28, -0.1],
    [pairs([60, 0, 150, -6, 210, -60, 310, -60]), 28, 0.1],
    [pairs([60, 30, 160, 34, 240, -4, 360, 14]), 26, 0.4],
  ] as const)
    lock(pen, at, unit, path, width, mane, tone);
  horn(pen, at, unit, pairs([-44, 100, -10, 146, 60, 172, 150, 168]), 14);
  // the lower jaw, its gum and its teeth
  const jaw = spline(
    local(
      pairs([30, -60, -40, -92, -150, -104, -236, -96, -262, -76, -250, -56, -150, -32, -20, -8, 40, -20]),
    ),
    true,
    6,
  );
  pen.shape(jaw, hide, { tone: -0.5, wobble: 0 });
  pen.within(jaw, () =>
    pen.tint(local(pairs([40, -50, -40, -78, -150, -90, -262, -86, -240, -120, -60, -120, 60, -70])), belly, {
      tone: -0.7,
    }),
  );
  for (const [x, y, long] of [
    [-150, -100, 34],
    [-196, -102, 42],
    [-110, -98, 26],
  ] as const) {
    // a beard grows out of the jaw, with ink round it
    const hair = [at(x, y + (bearded ? 24 : 0)), at(x + 14, y - long * 0.6), at(x + 34, y - long)];
    if (bearded) pen.stroke(hair, 20, { from: 0.4, to: 0 });
    pen.stroke(hair, 15, { colour: mane, tone: -0.3, from: bearded ? 0.35 : 1, to: 0 });
  }
  pen.shape(local(pairs([-30, -2, -150, -24, -246, -56, -160, -68, -50, -50, -10, -24])), MOUTH, {
    contour: false,
    edge: 'smooth',
  });
  pen.tint(local(pairs([-60, -36, -140, -52, -206, -58, -150, -40, -70, -20])), '#d8626a', { tone: 0.2 });
  for (const i of range(6)) {
    const x = -226 + i * 32;
    pen.shape(
      local([
        [x - 9, -62 + i * 4],
        [x + 9, -60 + i * 4],
        [x - 2, -36 + i * 4],
      ]),
      TOOTH,
      {
        contour: false,
        ink: 0.7,
        tone: -0.3,
      },
    );
  }
  // skull, brow, cheek and snout in one curved line
  const skull = spline(
    local(
      pairs([
        86, 10, 78, 62, 30, 108, -40, 122, -86, 104, -118, 78, -190, 74, -246, 70, -284, 46, -292, 6, -272,
        -26, -214, -32, -120, -16, -40, -4, 0, -40, 50, -50,
      ]),
    ),
    true,
    6,
  );
  pen.shape(skull, hide, { tone: 0.15, wobble: 0 });
  pen.within(skull, () => {
    pen.tint(
      local(
        pairs([90, 70, 20, 96, -40, 106, -90, 90, -120, 62, -200, 58, -280, 50, -240, 90, -60, 140, 60, 120]),
      ),
      hide,
      { tone: 1 },
    );
    pen.tint(
      local(
        pairs([100, 0, 20, 6, -30, 24, -110, 8, -200, -6, -290, -4, -280, -40, -100, -30, 0, -60, 100, -60]),
      ),
      hide,
      { tone: -0.9 },
    );
    for (const [x, y] of pairs([
      10, 76, 30, 52, -8, 54, 44, 28, 14, 30, -22, 30, -130, 54, -160, 50, -190, 50, -150, 26, -180, 24, 40,
      -10, 12, -8,
    ]))
      pen.line(
        local([
          [x + 12, y + 9],
          [x, y],
          [x + 12, y - 9],
        ]),
        0.8,
        { smooth: true, opacity: 0.75 },
      );
  });
  for (const i of range(7)) {
    const x = -250 + i * 34;
    const long = i === 0 || i === 4 ? 38 : 22;
    pen.shape(
      local([
        [x - 10, -28 + i * 4],
        [x + 11, -25 + i * 4],
        [x - 2, -28 + i * 4 - long],
      ]),
      TOOTH,
      {
        ink: 0.8,
        contour: false,
        tone: 0.5,
      },
    );
  }
  // nostril, with its flare
  pen.shape(local(pairs([-292, 30, -270, 54, -236, 50, -226, 28, -250, 14])), hide, {
    tone: 0.5,
    edge: 'smooth',
    contour: false,
  });
  pen.shape(arc(...at(-256, 30), 13 * unit, 7 * unit, 0.2, 6.48, 12), '#5a2f3a', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  // the eye under a heavy brow
  pen.shape(
    local(pairs([-26, 58, -66, 66, -112, 44, -100, 34, -60, 30, -34, 40])),
    { emit: '#fff3a8' },
    {
      contour: false,
      edge: 'smooth',
    },
  );
  pen.shape(arc(...at(-80, 49), 9 * unit, 14 * unit), '#b02f2f', {
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
  pen.tint(arc(...at(-83, 54), 3 * unit, 4 * unit, 0, 6.28, 8), TOOTH);
  pen.shape(
    local(pairs([10, 96, -40, 92, -86, 74, -130, 50, -122, 70, -92, 98, -50, 120, -4, 126, 34, 140])),
    mane,
    { edge: 'smooth', tone: 0.2 },
  );
  // the frill behind the cheek
  const frill = pairs([36, 60, 84, 88, 76, 50, 124, 44, 92, 14, 126, -22, 78, -22, 84, -66, 40, -44, 22, 0]);
  pen.shape(local(frill), belly, { tone: -0.1, wobble: 0 });
  for (const [x, y] of pairs([84, 88, 124, 44, 126, -22, 84, -66]))
    pen.line(
      local([
        [36, 8],
        [x * 0.86, y * 0.86],
      ]),
      1,
      { opacity: 0.8 },
    );
  horn(pen, at, unit, pairs([14, 104, 56, 158, 132, 186, 226, 176]), 16);
  // two whiskers, each from its own side of the lip: thick at the root, and waving to a point
  for (const [path, width, tone] of [
    [pairs([-252, 62, -300, 128, -378, 132, -432, 84, -500, 92, -548, 140, -600, 138]), 12, -0.5],
    [pairs([-268, 2, -322, -30, -386, -16, -430, 34, -492, 42, -540, -6, -604, -14]), 14, 0.2],
  ] as const) {
    const line = spline(local(path), false, 8);
    pen.shape(
      ribbon(line, (t) => width * unit * (1 - t) ** 0.7),
      '#f7e7b0',
      { tone, wobble: 0 },
    );
  }
  pen.shape(arc(...at(-262, 4), 17 * unit, 13 * unit, 0, 6.28, 12), hide, {
    tone: 0.3,
    edge: 'smooth',
    contour: false,
    ink: 0.8,
  });
}
