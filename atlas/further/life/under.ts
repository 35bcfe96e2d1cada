/** What lies where no thing stands, square by square: a tap there answers by it, and what is heard follows it. */
import { Resvg } from '@resvg/resvg-js';
import type { Under } from '../../../src/maps/life';
import type { SurfaceLetter } from '../../../src/maps/life-letters';
import type { Part } from '../../core/compose';
import { range } from '../../core/geometry';
import type { Scene } from '../../core/scene';
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

type Covers = (row: number, column: number) => boolean;

/** Whether these take most of a square. */
function covering({ width, height }: Scene, parts: readonly Part[]): Covers {
  const nodes = parts.flatMap((part) => part.nodes);
  if (nodes.length === 0) return () => false;
  const across = Math.ceil(width / SIDE);
  const whole = [across * SIDE, Math.ceil(height / SIDE) * SIDE] as const;
  const body = nodes.map((node, i) => flatSvg(node, '#000000', `h${i}-`)).join('');
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole[0]}" height="${whole[1]}"><g fill="none">${body}</g></svg>`,
    { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: across } },
  ).render();
  return (row, column) => (pixels[(row * across + column) * 4 + 3] ?? 0) > 127;
}

/** `backdrop` is what is seen behind the ground: far land answers as land, whatever the sky above it does. */
export function underOf({ stage, overlays }: LaidPicture, backdrop: readonly Part[]): Under {
  const { width, height } = stage.scene;
  const isHung = covering(stage.scene, overlays);
  const far = (kind: Part['far']) =>
    covering(
      stage.scene,
      backdrop.filter((part) => part.far === kind),
    );
  const [isGreen, isBuilt] = [far('green'), far('built')];
  const rows = range(Math.ceil(height / SIDE)).map((row) =>
    range(Math.ceil(width / SIDE))
      .map((column): SurfaceLetter => {
        if (isHung(row, column)) return 'l';
        const letter = letterAt(stage, (column + 0.5) * SIDE, (row + 0.5) * SIDE);
        if (letter !== 's') return letter;
        if (isGreen(row, column)) return 'l';
        return isBuilt(row, column) ? 'g' : 's';
      })
      .join(''),
  );
  return { cell: SIDE, rows };
}
