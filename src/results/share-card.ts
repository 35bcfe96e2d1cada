/** Draws the picture of a shared result: level, mode, score and time, but no target's place. */
import type { ShareSign } from '../game/recap';

/** In pixels; social sites show this ratio without cropping. */
export const CARD = { width: 1200, height: 630 };

export interface CardText {
  readonly game: string;
  readonly level: string;
  readonly mode: string;
  readonly score: string;
  readonly time: string;
  readonly signs: readonly ShareSign[];
}

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
function drawSigns(pen: Pen, signs: readonly ShareSign[], { colours }: CardLook): void {
  const across = Math.min(64, 1040 / Math.max(1, signs.length));
  const size = across * 0.36;
  const left = CARD.width / 2 - (across * (signs.length - 1)) / 2;
  pen.lineWidth = 5;
  pen.strokeStyle = colours.ink;
  signs.forEach((sign, index) => {
    const x = left + index * across;
    pen.beginPath();
    if (sign === 'afterWrong') pen.rect(x - size, 520 - size, size * 2, size * 2);
    else pen.arc(x, 520, size, 0, Math.PI * 2);
    pen.fillStyle = { atOnce: colours.matcha, withHelp: colours.gold, afterWrong: colours.calico }[sign];
    pen.fill();
    pen.stroke();
    if (sign !== 'withHelp') return;
    pen.beginPath();
    pen.arc(x, 520, size / 2.4, 0, Math.PI * 2);
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

export function drawCard(pen: Pen, text: CardText, look: CardLook): void {
  const { colours, display } = look;
  const middle = CARD.width / 2;
  drawSheet(pen, look);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colours.vermilion;
  write(pen, text.game, middle, 138, 62, display);
  pen.fillStyle = colours.ink;
  write(pen, text.level, middle, 250, fitted(pen, text.level, display, 92, 1040), display);
  write(pen, text.mode, middle, 312, fitted(pen, text.mode, look.text, 40, 1040), look.text);
  const result = `${text.score} · ${text.time}`;
  pen.fillStyle = colours.vermilion;
  write(pen, result, middle, 430, fitted(pen, result, display, 84, 1040), display);
  drawSigns(pen, text.signs, look);
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
export async function cardFile(text: CardText, look: CardLook, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, CARD);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  await document.fonts.load(`60px ${look.display}`).catch(() => undefined);
  drawCard(pen, text, look);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], name, { type: 'image/png' }) : undefined;
}
