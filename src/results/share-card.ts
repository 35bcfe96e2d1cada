/** Draws the picture of a shared result: level, mode, score and time, but no target's place. */
import type { ShareSign } from '../game/recap';

/** In pixels; social sites show this ratio without cropping. */
export const CARD = { width: 1200, height: 630 };

export interface CardText {
  readonly game: string;
  readonly level: string;
  readonly mode: string;
  readonly score: string;
  /** Empty where no clock ran. */
  readonly time: string;
  readonly signs: readonly ShareSign[];
}

export interface CardPictures {
  /** Pictures of maps, each shown as a corner of it; a row of them when there are several. */
  readonly maps: readonly Picture[];
  /** Stands in front of them. */
  readonly guide?: Picture;
}

/** Sizes in its own pixels. */
type Picture = HTMLImageElement;

export interface CardLook {
  /** Values of the CSS tokens of the same names. */
  readonly colours: Readonly<
    Record<'paper' | 'card' | 'ink' | 'vermilion' | 'matcha' | 'gold' | 'calico', string>
  >;
  readonly display: string;
  readonly text: string;
}

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'lineJoin'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'rect'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'measureText'
  | 'drawImage'
>;

/** Largest font size up to `most` at which the text is no wider than `room`; all in px. */
function fitted(pen: Pen, text: string, font: string, most: number, room: number): number {
  pen.font = `${String(most)}px ${font}`;
  const { width } = pen.measureText(text);
  return width <= room ? most : Math.floor((most * room) / width);
}

function write(pen: Pen, text: string, x: number, y: number, size: number, font: string): void {
  pen.font = `${String(size)}px ${font}`;
  pen.fillText(text, x, y);
}

/** One symbol per found quest: a dot when found at once, a ring with a hint, a broken square after a wrong try. */
function drawSigns(pen: Pen, signs: readonly ShareSign[], { colours }: CardLook, y: number): void {
  const across = Math.min(64, 1040 / Math.max(1, signs.length));
  const size = across * 0.36;
  const left = CARD.width / 2 - (across * (signs.length - 1)) / 2;
  pen.lineWidth = 5;
  pen.strokeStyle = colours.ink;
  signs.forEach((sign, index) => {
    const x = left + index * across;
    pen.beginPath();
    if (sign === 'afterWrong') pen.rect(x - size, y - size, size * 2, size * 2);
    else pen.arc(x, y, size, 0, Math.PI * 2);
    pen.fillStyle = { atOnce: colours.matcha, withHelp: colours.gold, afterWrong: colours.calico }[sign];
    pen.fill();
    pen.stroke();
    if (sign !== 'withHelp') return;
    pen.beginPath();
    pen.arc(x, y, size / 2.4, 0, Math.PI * 2);
    pen.fillStyle = colours.card;
    pen.fill();
  });
}

/** A sheet with hand-drawn edges. */
function drawSheet(pen: Pen, { colours }: CardLook): void {
  const { width, height } = CARD;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  pen.beginPath();
  pen.moveTo(44, 50);
  pen.quadraticCurveTo(width / 2, 34, width - 40, 46);
  pen.quadraticCurveTo(width - 32, height / 2, width - 46, height - 42);
  pen.quadraticCurveTo(width / 2, height - 30, 38, height - 46);
  pen.quadraticCurveTo(48, height / 2, 44, 50);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.fillStyle = colours.card;
  pen.fill();
  pen.lineWidth = 7;
  pen.strokeStyle = colours.ink;
  pen.stroke();
}

/** Where the row of pictures stands, in pixels of the card. */
const ROW = { left: 84, top: 78, width: 1032, height: 212, gap: 14 };

/** Corners of the maps side by side, as prints with a white edge; the middle of each map is its best part. */
function drawPictures(pen: Pen, { maps, guide }: CardPictures, { colours }: CardLook): void {
  const width = (ROW.width - ROW.gap * (maps.length - 1)) / maps.length;
  maps.forEach((map, index) => {
    const left = ROW.left + index * (width + ROW.gap);
    const zoom =
      Math.max(width / map.naturalWidth, ROW.height / map.naturalHeight) * (maps.length > 1 ? 1.5 : 1);
    const across = width / zoom;
    const down = ROW.height / zoom;
    const x = (map.naturalWidth - across) / 2;
    const y = (map.naturalHeight - down) * 0.6;
    pen.drawImage(map, x, y, across, down, left, ROW.top, width, ROW.height);
    pen.beginPath();
    pen.rect(left, ROW.top, width, ROW.height);
    pen.lineWidth = 5;
    pen.strokeStyle = colours.ink;
    pen.stroke();
  });
  if (guide) pen.drawImage(guide, 62, ROW.top + ROW.height - 166, 166, 174);
}

/** Baselines and sizes of the lines, in pixels: those of words alone, and those under a row of pictures. */
const LINES = {
  words: { game: [138, 62], level: [250, 92], mode: [312, 40], result: [430, 84], signs: 520 },
  pictures: { game: undefined, level: [364, 62], mode: [412, 34], result: [490, 66], signs: 546 },
} as const;

export function drawCard(pen: Pen, text: CardText, look: CardLook, pictures?: CardPictures): void {
  const { colours, display } = look;
  const middle = CARD.width / 2;
  const hasPictures = pictures !== undefined && pictures.maps.length > 0;
  const { game, level, mode, result, signs } = hasPictures ? LINES.pictures : LINES.words;
  drawSheet(pen, look);
  if (hasPictures) drawPictures(pen, pictures, look);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const line = (words: string, [y, most]: readonly [number, number], font: string) =>
    write(pen, words, middle, y, fitted(pen, words, font, most, 1040), font);
  pen.fillStyle = colours.vermilion;
  if (game) line(text.game, game, display);
  pen.fillStyle = colours.ink;
  line(game ? text.level : `${text.game} · ${text.level}`, level, display);
  line(text.mode, mode, look.text);
  pen.fillStyle = colours.vermilion;
  line([text.score, text.time].filter(Boolean).join(' · '), result, display);
  drawSigns(pen, text.signs, look, signs);
}

/** Reads colours and fonts from the page's CSS tokens. */
export function pageLook(root: Element): CardLook {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    colours: {
      paper: token('paper-deep'),
      card: token('card'),
      ink: token('ink'),
      vermilion: token('vermilion-deep'),
      matcha: token('matcha-bright'),
      gold: token('gold'),
      calico: token('calico'),
    },
    display: token('font-display'),
    text: token('font-text'),
  };
}

/** The card as a PNG file; undefined where the browser cannot draw it. */
export async function cardFile(
  text: CardText,
  look: CardLook,
  name: string,
  pictures?: CardPictures,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, CARD);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  await document.fonts.load(`60px ${look.display}`).catch(() => undefined);
  drawCard(pen, text, look, pictures);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined;
}
