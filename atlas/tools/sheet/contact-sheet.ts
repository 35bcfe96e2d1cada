/** A contact sheet: figures in a grid, each with its name in stroke lettering. */
import { letters } from '../../core/lettering';
import { DayLight } from '../../core/light';
import { Pen } from '../../core/pen';
import { Random } from '../../core/random';
import { nodeSvg } from '../../core/svg';
import type { Member } from './members';

export interface SheetOptions {
  readonly columns: number;
  /** Picture pixels a cell. */
  readonly cell: readonly [width: number, height: number];
  /** Picture pixels a figure unit. */
  readonly scale: number;
}

/** From the lower edge of a cell to the feet, and to the foot of the label. */
const FEET = 34;
const LABEL = 10;
const LETTER_HEIGHT = 10;

/** Signs nobody lettered become spaces. */
const lettered = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[^A-Z0-9!?.' -]/g, '')
    .trim();

function labelSvg(text: string, x: number, y: number, width: number): string {
  const pen = new Pen({ light: new DayLight(), random: new Random(text) });
  const page = { at: (s: number, z: number) => [x + s, y - z] as const };
  letters(pen, page, lettered(text), { s: 0, z: 0, height: LETTER_HEIGHT, fit: width - 16, width: 0.7 });
  return pen
    .finish()
    .map((node) => nodeSvg(node, ''))
    .join('');
}

export function sheetSvg(members: readonly Member[], { columns, cell: [w, h], scale }: SheetOptions): string {
  const size = `width="${columns * w}" height="${Math.ceil(members.length / columns) * h}"`;
  const cells = members.map(({ label, figure }, i) => {
    const x = (i % columns) * w + w / 2;
    const y = Math.floor(i / columns) * h + h;
    const body = figure.svg({ ids: `m${i}-` });
    return `<g transform="translate(${x} ${y - FEET}) scale(${scale})">${body}</g>${labelSvg(label, x, y - LABEL, w)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#dfe6c4"/><g fill="none">${cells.join('')}</g></svg>`;
}
