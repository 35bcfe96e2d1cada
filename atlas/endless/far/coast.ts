/** A sea behind a map from a seed, with islands and sails. */
import { mix } from '../../core/colour';
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { Pen } from '../../core/pen';
import type { Draw, Rise } from './rise';

/** Where the sea ends, picture pixels: above the woods, so that it is seen over them. */
const SEA = 474;

/** An island of the coast: humps on one line of water. */
function islet(pen: Pen, [x, half, height]: Rise, material: string): void {
  const crest = range(13).map((i): Point => {
    const t = i / 6 - 1;
    const hump = Math.sqrt(Math.max(0, 1 - t * t)) * (0.7 + 0.3 * Math.sin(t * 4 + x));
    return [x + t * half, SEA + 34 - height * hump];
  });
  pen.shape([...crest, [x + half, SEA + 36], [x - half, SEA + 36]], material, { edge: 'straight', ink: 1 });
  pen.line(
    [
      [x - half * 1.15, SEA + 39],
      [x + half * 1.2, SEA + 39],
    ],
    1.2,
    { colour: '#ffffff', opacity: 0.8 },
  );
}

export const coast: Draw = (scene, mood, random) => {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('coast'),
    place: { haze: 0.5, warmth: 0 },
    weight: 0.9,
  });
  const [right, floor] = [scene.width + 40, scene.horizon + 60];
  pen.shape(
    [
      [-40, SEA],
      [right, SEA],
      [right, floor],
      [-40, floor],
    ],
    mood.water,
    { tone: 0.2, ink: 1, wobble: 0, contour: false },
  );
  for (const i of range(70)) {
    const [x, y] = [random.range(0, scene.width), SEA + 10 + (i % 9) * 13];
    const half = random.range(14, 50);
    pen.line(
      [
        [x - half, y],
        [x + half, y + 2],
      ],
      0.9,
      { colour: i % 3 ? mood.foam : mood.water, tone: i % 3 ? 0 : -0.8, opacity: 0.7 },
    );
  }
  for (const i of range(4))
    islet(
      pen,
      [400 + i * 980 + random.jitter(280), random.range(110, 280), random.range(50, 120)],
      mix(mood.hills[1], mood.hills[0], i % 2 ? 0.3 : 0.7),
    );
  for (const i of range(5)) {
    const [x, y] = [240 + i * 800 + random.jitter(260), SEA + random.range(46, 74)];
    pen.shape(
      [
        [x - 26, y],
        [x + 26, y],
        [x + 18, y + 10],
        [x - 18, y + 10],
      ],
      '#8a5f45',
      { ink: 0.8 },
    );
    pen.shape(
      [
        [x, y - 3],
        [x, y - 54],
        [x + 27, y - 6],
      ],
      '#fff6e6',
      { ink: 0.8 },
    );
    pen.shape(
      [
        [x - 4, y - 3],
        [x - 4, y - 40],
        [x - 20, y - 6],
      ],
      random.pick(['#d9574f', '#e3b04b', '#5f9ea8']),
      { ink: 0.8 },
    );
  }
  return [{ nodes: pen.finish(3), defs: [], far: 'green' }];
};
