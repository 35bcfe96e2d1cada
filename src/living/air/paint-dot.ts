/** Draws dots on a canvas. */
import type { Dot, DotForm } from './dots';

type Context = CanvasRenderingContext2D;

function leafPath(context: Context, wide: number): void {
  context.moveTo(0, -1);
  context.quadraticCurveTo(wide, 0, 0, 1);
  context.quadraticCurveTo(-wide, 0, 0, -1);
}

const round = (context: Context) => context.arc(0, 0, 1, 0, 2 * Math.PI);

/** A cloud as the maps draw theirs: x, y and radius of its lobes. */
const LOBES = [
  [-0.45, 0.1, 0.55],
  [0.05, -0.35, 0.6],
  [0.42, 0.05, 0.58],
  [0, 0.35, 0.55],
] as const;

function puff(context: Context): void {
  for (const [x, y, reach] of LOBES) {
    context.moveTo(x + reach, y);
    context.arc(x, y, reach, 0, 2 * Math.PI);
  }
}

/** Each in a square from -1 to 1; `turn` is how far the wings of a bird are up. */
const FORMS: Readonly<Record<DotForm, (context: Context, turn: number) => void>> = {
  round,
  puff,
  wisp: (context) => {
    context.moveTo(-1, 0);
    context.quadraticCurveTo(-0.1, -0.34, 1, 0);
    context.quadraticCurveTo(0.2, 0.22, -1, 0);
  },
  ring: (context) => {
    context.ellipse(0, 0, 1, 0.5, 0, 0, 2 * Math.PI);
    context.ellipse(0, 0, 0.8, 0.38, 0, 0, 2 * Math.PI, true);
  },
  petal: (context) => leafPath(context, 0.9),
  leaf: (context) => leafPath(context, 0.65),
  star: (context) => {
    for (let point = 0; point < 8; point++) {
      const far = point % 2 === 0 ? 1 : 0.28;
      context.lineTo(Math.cos((point * Math.PI) / 4) * far, Math.sin((point * Math.PI) / 4) * far);
    }
    context.closePath();
  },
  flame: (context) => {
    context.moveTo(0, -1);
    context.quadraticCurveTo(0.9, 0, 0, 0.8);
    context.quadraticCurveTo(-0.9, 0, 0, -1);
  },
  bird: (context, turn) => {
    const tip = turn * -0.5;
    context.moveTo(-1, tip);
    context.quadraticCurveTo(-0.4, -0.3, 0, 0.14);
    context.quadraticCurveTo(0.4, -0.3, 1, tip);
    context.quadraticCurveTo(0.4, -0.05, 0, 0.4);
    context.quadraticCurveTo(-0.4, -0.05, -1, tip);
  },
};

const TURNING: readonly DotForm[] = ['petal', 'leaf'];

export function paintDot(context: Context, { form, x, y, reach, turn, colour, opacity }: Dot): void {
  context.save();
  context.translate(x, y);
  if (TURNING.includes(form)) context.rotate(turn);
  context.scale(reach, reach);
  context.globalAlpha = opacity;
  context.fillStyle = colour;
  context.beginPath();
  FORMS[form](context, turn);
  context.fill();
  context.restore();
}
