/** Draws those who are looked for as they cheer, each alone, in the light of the place they stand at. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Cheer, Cheers } from '../../../src/maps/cheers';
import type { Pasted } from '../../../src/maps/machines';
import type { Box, Point } from '../../core/geometry';
import { nodeSvg } from '../../core/svg';
import type { Thing } from '../../core/thing';
import { soughtIn } from '../../layout/measure';
import { NIGHT, type LaidPicture } from '../../layout/picture';
import { isCreature, type FigureOptions, type FigureSpec } from '../../stage/figure';
import { drawnAnew } from '../anew';
import type { Paired } from '../paired';
import { airOver, type Air } from './air';

/** Around what is drawn, picture pixels: its softest edge. */
const AROUND = 2;
/** They are seen for a second while they turn: every line of them need not travel. */
const WEBP = { quality: 52, alphaQuality: 60, effort: 6 };
/** Whoever is taller travels smaller: a sticker is no taller on most screens, pixels. */
const TALLEST = 112;

/** Somebody who is looked for, where the drawing of one figure stands in for all that look like it. */
interface Sought {
  readonly thing: Thing;
  /** Place of its quest, and how far it stands from the figure that is drawn, picture pixels. */
  readonly at: readonly { readonly id: string; readonly by: Point }[];
}

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

/** The same figure, and how it cheers: people throw up their arms, whoever rides stays in the saddle, creatures beam. */
export function cheering(spec: FigureSpec): FigureSpec {
  const joy = { mood: 'joy', shadow: false, signs: [] } as const;
  if (isCreature(spec)) return { ...spec, ...joy };
  return spec.mount ? { ...spec, ...joy } : { ...spec, ...joy, pose: 'cheer', facing: 'front', tip: null };
}

/** Everybody of a main map or its night, and of the pairs of other pictures, whose figures stand on it. */
export function soughtOn(laid: LaidPicture, pairs: Paired['pairs']): readonly Sought[] {
  const counts = new Map<string, number>();
  const here = soughtIn(laid).map(({ quest, thing }): Sought => {
    const index = counts.get(quest) ?? 0;
    counts.set(quest, index + 1);
    return { thing, at: [{ id: `${quest}-${index}`, by: [0, 0] }] };
  });
  const elsewhere = pairs.flatMap(({ quest, of, at: [x, y] }): Sought[] => {
    const thing = laid.stage.scene.things.find(({ id }) => id === of);
    if (!thing || counts.has(quest)) return [];
    const by: Point = [x - thing.at[0], y - thing.at[1]];
    const [first, second] = [`${quest}-0`, `${quest}-1`];
    return [
      {
        thing,
        at: [
          { id: first, by: [0, 0] },
          { id: second, by },
        ],
      },
    ];
  });
  return [...here, ...elsewhere];
}

/** A figure's marks on nothing, as they look through the air. */
async function pictureOf(svg: string, { x0, y0, x1, y1 }: Box, { there, own }: Air): Promise<Pasted> {
  const [width, height] = [x1 - x0, y1 - y0];
  const across = Math.max(1, Math.round(width * Math.min(1, TALLEST / height)));
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x0} ${y0} ${width} ${height}"><g fill="none" stroke-linejoin="round" stroke-linecap="round">${svg}</g></svg>`,
    { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: across } },
  ).render();
  // the renderer gives colours as they are, and how much of each pixel they cover
  const data = Buffer.from(drawn.pixels);
  for (let i = 0; i < data.length; i++)
    if (i % 4 < 3) data[i] = Math.round((there[i % 4] ?? 0) + (own[i % 4] ?? 1) * (data[i] ?? 0));
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const webp = await sharp(data, { raw }).webp(WEBP).toBuffer();
  return { x: x0, y: y0, width, height, src: `data:image/webp;base64,${webp.toString('base64')}` };
}

export async function cheersOf({ theme, pairs }: Paired, laid: LaidPicture): Promise<Cheers> {
  const { scene } = laid.stage;
  const { finish } = (laid.id === NIGHT ? theme.night : undefined) ?? theme;
  const airAt = airOver(scene, finish);
  const all = soughtOn(laid, pairs).flatMap(({ thing, at }) => {
    const { options } = thing;
    if (!isFigure(options)) return [];
    const { nodes, box } = drawnAnew(scene, thing, { spec: cheering(options.spec) });
    const around = {
      x0: Math.floor(box.x0) - AROUND,
      y0: Math.floor(box.y0) - AROUND,
      x1: Math.ceil(box.x1) + AROUND,
      y1: Math.ceil(box.y1) + AROUND,
    };
    const svg = nodes.map((node, i) => nodeSvg(node, `c${i}-`)).join('');
    return [{ at, svg, box: around, air: airAt([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]) }];
  });
  const cheers = await Promise.all(
    all.map(async ({ at, svg, box, air }): Promise<readonly Cheer[]> => {
      const picture = await pictureOf(svg, box, air);
      return at.map(({ id, by: [dx, dy] }) => ({
        id,
        picture: { ...picture, x: Math.round(picture.x + dx), y: Math.round(picture.y + dy) },
      }));
    }),
  );
  return { version: 1, cheers: cheers.flat() };
}
