/**
 * `npm run atlas:look -- <level> [folder] [--watch] [--night] [--landmarks] [x,y …]`: pictures of a map to look at while
 * it is made. Whole, thumbnail, squint, every target, and crops at 100 % around the points given (picture pixels).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { layOutPicture, pictureSvg } from '../layout/build';
import { measure } from '../layout/measure';
import { MAIN, NIGHT } from '../layout/picture';
import type { LaidPicture } from '../layout/picture';
import { composeSvg } from '../core/compose';
import { clamp } from '../core/geometry';
import type { Point } from '../core/geometry';
import { Scene } from '../core/scene';
import { figure } from '../stage/figure';
import { checkPicture } from '../output/check';
import { readHiding } from '../output/hiding-file';
import { PROJECT } from '../output/project';
import { Ground } from '../ground/ground';
import { loadTheme } from '../levels';
import { HEIGHT, WIDTH } from '../stage/theme';
import type { Theme } from '../stage/theme';
import { watchLevel } from './watch';

/** Picture pixels, as a crop's middle is told. */
const POINT = /^\d+,\d+$/;
const SQUINT_WIDTH = 620;
const CROP = { width: 1280, height: 905 };
const CELL = { width: 320, height: 320, columns: 6 };

/** Ground, landmarks and props without anybody: quick to draw while a place takes shape. */
function emptyPlace(theme: Theme): string {
  const { horizon, light, seed, scale, finish } = theme;
  const scene = new Scene({ width: WIDTH, height: HEIGHT, horizon, light, seed, ...scale });
  const ground = new Ground(scene);
  const nobody = (at: Point) => scene.plan(figure, at, { spec: { outfit: 'tee' }, aloft: true });
  theme.ground({ scene, ground });
  theme.landmarks({ scene, ground }, nobody);
  theme.props({ scene, ground });
  scene.remove(scene.things.filter(({ features }) => features));
  scene.finish();
  return composeSvg(scene, {
    backdrop: theme.backdrop(scene),
    ground,
    overlays: theme.overlays?.(scene) ?? [],
    finish,
  });
}

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

function rasterised(svg: string): Pixels {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** A window of the picture around a point, moved inside its frame. */
function window([x, y]: Point, { width, height }: { readonly width: number; readonly height: number }) {
  const left = Math.round(clamp(x - width / 2, 0, WIDTH - width));
  const top = Math.round(clamp(y - height / 2, 0, HEIGHT - height));
  return { left, top, width, height };
}

async function targetSheet(pixels: Pixels, laid: LaidPicture, file: string): Promise<void> {
  const { columns, width, height } = CELL;
  const cells = await Promise.all(
    laid.targets.map(async ({ thing }, i) => {
      const box = measure(laid).buffer.seen(thing) ?? thing.inked.inkBox;
      const at: Point = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
      const input = await open(pixels).extract(window(at, { width, height })).png().toBuffer();
      return { input, left: (i % columns) * width, top: Math.floor(i / columns) * height };
    }),
  );
  const rows = Math.ceil(cells.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#fff' } })
    .composite(cells)
    .jpeg({ quality: 86 })
    .toFile(file);
}

const [keyword = '', ...orders] = process.argv.slice(2);
if (keyword === '') {
  console.error('usage: npm run atlas:look -- <level> [folder] [--watch] [--night] [--landmarks] [x,y …]');
  process.exit(2);
}
const named = orders.filter((order) => !order.startsWith('--') && !POINT.test(order));
const folder = named[0] ?? path.join(PROJECT.root, '.cache/look', keyword);
const rest = orders.filter((order) => order !== folder && order !== '--watch');
if (orders.includes('--watch')) watchLevel(keyword, folder, rest);
else await look();

async function look(): Promise<void> {
  const theme = await loadTheme(keyword);
  mkdirSync(folder, { recursive: true });
  const to = (name: string) => path.join(folder, name);
  const bare = rest.includes('--landmarks');
  const night = rest.includes('--night');
  const file = readHiding(PROJECT.root, keyword);
  const kept = 'hiding' in file ? file.hiding : undefined;
  const laid = bare ? undefined : layOutPicture(theme, night ? NIGHT : MAIN, kept);
  const pixels = rasterised(laid ? pictureSvg(theme, laid) : emptyPlace(theme));
  await open(pixels).resize(1600).flatten().jpeg({ quality: 86 }).toFile(to('whole.jpg'));
  await open(pixels).resize(320).png().toFile(to('thumb.png'));
  await open(pixels).resize(SQUINT_WIDTH).greyscale().blur(5).png().toFile(to('squint.png'));
  for (const point of rest.filter((word) => !word.startsWith('--'))) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    await open(pixels)
      .extract(window([x, y], CROP))
      .flatten()
      .jpeg({ quality: 88 })
      .toFile(to(`crop-${x}-${y}.jpg`));
  }
  if (laid) {
    await targetSheet(pixels, laid, to('targets.jpg'));
    const seen = laid.stage.scene.things.filter(({ features }) => features).length;
    const judged = measure(laid).targets;
    console.log(`${seen} figures; targets in the order of targets.jpg, ${CELL.columns} a row:`);
    for (const { quest, index, thing } of laid.targets) {
      const { box, share } = judged.get(thing) ?? { box: undefined, share: 0 };
      const at = box
        ? `${Math.round((box.x0 + box.x1) / 2)},${Math.round((box.y0 + box.y1) / 2)}`
        : 'nowhere';
      console.log(`  ${quest}.${index} at ${at}, ${Math.round(share * 100)} % seen`);
    }
    for (const { quest, fault } of checkPicture(laid, pixels)) console.log(`UNFAIR ${quest}: ${fault}`);
  }
}
