/** Paints the pokes: each opens, plays and closes in a square of its own thing's pixels. */
import type { PokeKind } from '../../maps/life';
import { INK } from '../ink';

type Context = CanvasRenderingContext2D;
/** Draws on a square of 100 units: `open` goes from 0 to 1 and back, `seconds` run on, `which` tells two of a kind apart. */
type Paint = (context: Context, open: number, seconds: number, which: number) => void;

const COATS = ['#d9574f', '#28407a', '#10706a', '#c9772e'];

/** Share of its time in which a poke opens, and in which it closes. */
const OPENS = 0.18;

/** How far a poke is open at a share of its time: 0 at both ends. */
export function openAt(share: number): number {
  const part = Math.min(1, share / OPENS, (1 - share) / OPENS);
  return part <= 0 ? 0 : part * part * (3 - 2 * part);
}

function inked(context: Context, fill: string, width = 4): void {
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.stroke();
}

function disc(context: Context, x: number, y: number, wide: number, tall = wide): void {
  context.beginPath();
  context.ellipse(x, y, Math.max(0, wide), Math.max(0, tall), 0, 0, 2 * Math.PI);
}

/** A small creature that looks out: a round head with ears, blinking. */
function somebody(context: Context, x: number, y: number, seconds: number, which: number): void {
  const coat = COATS[which % COATS.length] ?? INK;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * 6, y - 14);
    context.lineTo(x + side * 20, y - 30);
    context.lineTo(x + side * 22, y - 4);
    context.closePath();
    inked(context, coat);
  }
  disc(context, x, y, 24, 21);
  inked(context, coat);
  const isShut = seconds % 1.1 > 0.98;
  for (const side of [-1, 1]) {
    disc(context, x + side * 9, y - 2, 5, isShut ? 1 : 7);
    context.fillStyle = isShut ? INK : '#fffaf0';
    context.fill();
    if (isShut) continue;
    disc(context, x + side * 9 + Math.sin(seconds * 3) * 2, y - 1, 3, 4);
    context.fillStyle = INK;
    context.fill();
  }
}

function doorway(context: Context, inset = 0): void {
  context.beginPath();
  context.moveTo(22 + inset, 98);
  context.lineTo(22 + inset, 40);
  context.bezierCurveTo(22 + inset, 4 + inset, 78 - inset, 4 + inset, 78 - inset, 40);
  context.lineTo(78 - inset, 98);
  context.closePath();
}

function glow(context: Context, strength: number, colour: string): void {
  const light = context.createRadialGradient(50, 50, 4, 50, 50, 50);
  light.addColorStop(0, '#fffbe0');
  light.addColorStop(0.35, colour);
  light.addColorStop(1, 'rgb(255 200 80 / 0%)');
  context.globalAlpha = Math.min(1, Math.max(0, strength));
  context.fillStyle = light;
  context.fillRect(0, 0, 100, 100);
  context.globalAlpha = 1;
}

const PAINTS: Readonly<Record<PokeKind, Paint>> = {
  door: (context, open, seconds, which) => {
    context.globalAlpha = Math.min(1, open * 3);
    doorway(context);
    inked(context, '#ffd98a', 5);
    context.save();
    doorway(context, 2);
    context.clip();
    context.fillStyle = '#e8a45c';
    context.fillRect(20, 84, 60, 16);
    somebody(context, 50, 118 - 50 * open, seconds, which);
    context.restore();
    for (const side of [-1, 1]) {
      context.save();
      context.translate(50 + side * 28, 0);
      context.scale(1 - 0.86 * open, 1);
      context.beginPath();
      context.rect(side > 0 ? -28 : 0, 24, 28, 74);
      inked(context, '#8f5540');
      context.restore();
    }
    context.globalAlpha = 1;
  },
  peek: (context, open, seconds, which) => {
    somebody(context, 50, 122 - 66 * open, seconds, which);
    context.globalAlpha = Math.min(1, open * 3);
    for (const x of [14, 38, 62, 86]) {
      context.beginPath();
      context.moveTo(x - 22, 102);
      context.quadraticCurveTo(x - 12, 76 + Math.sin(seconds * 9 + x) * 3 * open, x, 74);
      context.quadraticCurveTo(x + 14, 80, x + 22, 102);
      inked(context, '#7fa04a');
    }
    context.globalAlpha = 1;
  },
  egg: (context, open, seconds, which) => {
    context.globalAlpha = Math.min(1, open * 4);
    const rock = Math.sin(seconds * 12) * 0.06 * (1 - open);
    context.save();
    context.translate(50, 94);
    context.rotate(rock);
    context.translate(-50, -94);
    if (open > 0.5) somebody(context, 50, 88 - 44 * open, seconds, which);
    const cracked = (from: number, to: number) => {
      for (let step = 0; step <= 6; step++)
        context.lineTo(from + ((to - from) * step) / 6, 58 + (step % 2 === 0 ? 5 : -5));
    };
    context.beginPath();
    context.moveTo(18, 58);
    cracked(18, 82);
    context.bezierCurveTo(84, 104, 16, 104, 18, 58);
    inked(context, '#fff3d6');
    context.translate(0, -34 * open);
    context.rotate(-0.1 * open);
    context.beginPath();
    context.moveTo(82, 58);
    cracked(82, 18);
    context.bezierCurveTo(22, 0, 78, 0, 82, 58);
    inked(context, '#fff3d6');
    context.restore();
    context.globalAlpha = 1;
  },
  lamp: (context, open, seconds) => glow(context, open * (0.86 + 0.14 * Math.sin(seconds * 11)), '#ffd05a'),
  gong: (context, open, seconds) => {
    context.strokeStyle = '#fff3a0';
    for (const ring of [0, 1, 2]) {
      const share = (seconds * 1.3 + ring / 3) % 1;
      context.globalAlpha = open * (1 - share);
      context.lineWidth = 6 * (1 - share) + 1;
      disc(context, 50, 50, 8 + 40 * share);
      context.stroke();
    }
    context.globalAlpha = 1;
  },
  eyes: (context, open, seconds) => {
    const look = Math.sin(seconds * 3.4) * 6;
    for (const x of [30, 70]) {
      disc(context, x, 50, 17, 15 * open);
      inked(context, '#fffaf0');
      context.save();
      disc(context, x, 50, 17, 15 * open);
      context.clip();
      disc(context, x + look, 51, 7, 9);
      context.fillStyle = INK;
      context.fill();
      context.restore();
    }
  },
  screen: (context, open, seconds, which) => {
    context.globalAlpha = Math.min(1, open * 2);
    context.beginPath();
    context.rect(10, 50 - 38 * open, 80, 76 * open);
    inked(context, '#1d2f4a', 5);
    if (open > 0.6) {
      context.fillStyle = '#7fe0d8';
      for (const x of [34, 62]) context.fillRect(x, 34, 8, seconds % 0.9 > 0.8 ? 3 : 14);
      for (let step = 0; step < 6; step++)
        context.fillRect(28 + step * 8, 60 + Math.round(Math.sin(step + seconds * 6 + which) * 6), 6, 6);
    }
    context.globalAlpha = 1;
  },
  fish: (context, open, seconds, which) => {
    const share = (seconds % 1.2) / 1.2;
    context.save();
    context.globalAlpha = open;
    context.translate(18 + 64 * share, 92 - 260 * share * (1 - share));
    context.rotate(-0.9 + 1.8 * share);
    context.beginPath();
    context.moveTo(18, 0);
    context.quadraticCurveTo(2, -15, -14, 0);
    context.lineTo(-26, -10);
    context.lineTo(-24, 10);
    context.lineTo(-14, 0);
    context.quadraticCurveTo(2, 15, 18, 0);
    inked(context, COATS[which % COATS.length] ?? INK);
    disc(context, 9, -3, 2.4);
    context.fillStyle = '#fffaf0';
    context.fill();
    context.restore();
  },
};

interface Where {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function inSquare(context: Context, { x, y, side }: Where, paint: () => void): void {
  context.save();
  context.beginPath();
  context.rect(x, y, side, side);
  context.clip();
  context.translate(x, y);
  context.scale(side / 100, side / 100);
  paint();
  context.restore();
}

/** Paints a poke at a share of its time. */
export function paintPoke(
  context: Context,
  kind: PokeKind,
  where: Where,
  share: number,
  seconds: number,
  which: number,
): void {
  inSquare(context, where, () => PAINTS[kind](context, openAt(share), seconds, which));
}

/** Paints a lit thing of a chain, with as many stars as things of the chain are lit. */
export function paintLit(context: Context, where: Where, lit: number, seconds: number): void {
  inSquare(context, where, () => {
    glow(context, 0.8 + 0.15 * Math.sin(seconds * 4), '#ffd05a');
    for (let star = 0; star < lit; star++) {
      const x = 50 + (star - (lit - 1) / 2) * 28;
      context.beginPath();
      for (let point = 0; point < 10; point++) {
        const far = point % 2 === 0 ? 12 : 5;
        const turn = (point / 10) * 2 * Math.PI - Math.PI / 2;
        context.lineTo(x + Math.cos(turn) * far, 50 + Math.sin(turn) * far);
      }
      context.closePath();
      inked(context, '#e8b23a');
    }
  });
}
