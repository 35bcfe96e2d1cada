/** What lies where no thing stands, square by square: a tap there answers by it, and what is heard follows it. */
import { Resvg } from '@resvg/resvg-js';
import type { Under } from '../../../src/maps/life';
import type { SurfaceLetter } from '../../../src/maps/life-letters';
import { range } from '../../core/geometry';
import { flatSvg } from '../../core/svg';
import type { LaidPicture } from '../../layout/picture';
import type { Stage } from '../../stage/place';

/** Side of a square, natural pixels. */
const SIDE = 64;

const WATER = /water|sea$|river|pond|lake|stream|shoal|fjord|lagoon|canal|spring|bath/;
const SKY = /cloud|sky|void/;

/** The first that knows a kind counts; what none knows is paved. */
const WORDS: readonly (readonly [SurfaceLetter, RegExp])[] = [
  ['i', /snow|ice$/],
  ['b', /pier|plank|deck|board|platform/],
  ['l', /lawn|meadow|grass|wood|jungle|moss|field|garden|park$|forest|flower|petal|plain/],
  ['n', /sand|beach|desert|earth|soil|ash$|gravel|yard|path|waste|crater|pit$|scorched|camp|court|track/],
];

export const isWater = (kind: string | undefined): boolean => kind !== undefined && WATER.test(kind);

export function letterAt({ scene, ground }: Stage, x: number, y: number): SurfaceLetter {
  const kind = ground.kindAt([x, y]);
  if (isWater(kind)) return 'w';
  if (kind === undefined) return y < scene.horizon ? 's' : 'g';
  return SKY.test(kind) ? 's' : (WORDS.find(([, found]) => found.test(kind))?.[0] ?? 'g');
}

/** Whether boughs and blossom that hang before the whole picture take most of a square. */
function hangsBefore({ stage, overlays }: LaidPicture): (row: number, column: number) => boolean {
  const nodes = overlays.flatMap((part) => part.nodes);
  if (nodes.length === 0) return () => false;
  const { width, height } = stage.scene;
  const across = Math.ceil(width / SIDE);
  const whole = [across * SIDE, Math.ceil(height / SIDE) * SIDE] as const;
  const body = nodes.map((node, i) => flatSvg(node, '#000000', `h${i}-`)).join('');
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole[0]}" height="${whole[1]}"><g fill="none">${body}</g></svg>`,
    { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: across } },
  ).render();
  return (row, column) => (pixels[(row * across + column) * 4 + 3] ?? 0) > 127;
}

export function underOf(main: LaidPicture): Under {
  const { stage } = main;
  const { width, height } = stage.scene;
  const isHung = hangsBefore(main);
  const rows = range(Math.ceil(height / SIDE)).map((row) =>
    range(Math.ceil(width / SIDE))
      .map((column) =>
        isHung(row, column) ? 'l' : letterAt(stage, (column + 0.5) * SIDE, (row + 0.5) * SIDE),
      )
      .join(''),
  );
  return { cell: SIDE, rows };
}
