/** Draws a map from a seed where there is no Node: lays it out, paints it on a canvas, proves it fair and cuts it. */
import { codeText, type EndlessCode } from '../../src/endless/code';
import type { DrawnMap } from '../../src/endless/drawn-map';
import type { Step } from '../../src/endless/protocol';
import { layOutEndless, endlessSvg } from '../endless/map';
import { NATURAL_SIZE } from '../output/sizes';
import { paintSvg } from '../render/canvas';
import { cutPicture, easel, inLittle, placeholderOf } from './cut';
import { boxesOf, levelOf } from './level';
import { pencilled } from './pencil';
import { provenOn, proveShapes, type Proof } from './proof';
import { textsOf, wordingOf, type ReadWords, type Wording } from './texts';

/** What is told while a map is drawn. */
export interface Teller {
  readonly step: (step: Step, share: number) => void;
  /** The map in little, as far as it is. */
  readonly sketch: (picture: Blob) => void;
}

/** The part of the whole that is done when a step begins, roughly. */
const DONE: Readonly<Record<Step, number>> = {
  plan: 0,
  landmarks: 0.04,
  crowd: 0.12,
  hiding: 0.24,
  ink: 0.4,
  proof: 0.68,
  cutting: 0.76,
};

/** How often the picture is shown while it is inked. */
const LOOKS = 8;

async function inked(svg: string, { step, sketch }: Teller): Promise<OffscreenCanvasRenderingContext2D> {
  const context = easel(NATURAL_SIZE.width, NATURAL_SIZE.height);
  let looks = 0;
  await paintSvg(context, svg, async (share) => {
    step('ink', DONE.ink + share * (DONE.proof - DONE.ink));
    if (share * LOOKS < looks) return;
    looks = Math.floor(share * LOOKS) + 1;
    sketch(await inLittle(context.canvas));
  });
  return context;
}

/** What is left of a place once it is written down: the place itself takes more memory than a browser's page should. */
interface Written {
  readonly svg: string;
  readonly proof: Proof;
  readonly wording: Wording;
}

async function written(code: EndlessCode, { step, sketch }: Teller): Promise<Written> {
  const map = await layOutEndless(code, async (done) => {
    if (done.step === 'composed') step('landmarks', DONE.landmarks);
    if (done.step === 'furnished') step('crowd', DONE.crowd);
    if (done.step !== 'gathered') return;
    step('hiding', DONE.hiding);
    sketch(await pencilled(done.stage.scene));
  });
  return { svg: endlessSvg(map), proof: proveShapes(map.laid), wording: wordingOf(map) };
}

interface Painted extends Omit<Written, 'svg'> {
  readonly context: OffscreenCanvasRenderingContext2D;
}

async function painted(code: EndlessCode, teller: Teller): Promise<Painted> {
  const { svg, ...rest } = await written(code, teller);
  teller.step('ink', DONE.ink);
  return { ...rest, context: await inked(svg, teller) };
}

/**
 * The whole map of a code. What stands where is the same on every device; soft edges are the engine's own, so a quest
 * whose colours fail the proof here is left out here. Throws `Unfair` when too few are left, and whatever breaks.
 */
export async function drawMap(code: EndlessCode, teller: Teller, read: ReadWords): Promise<DrawnMap> {
  const { step } = teller;
  step('plan', DONE.plan);
  const { context, proof, wording } = await painted(code, teller);
  step('proof', DONE.proof);
  const sought = provenOn(proof, ({ left, top, width, height }) => {
    const { data } = context.getImageData(left, top, width, height);
    return { data: new Uint8Array(data.buffer), width, height };
  });
  step('cutting', DONE.cutting);
  const { canvas } = context;
  const text = codeText(code);
  const texts = await textsOf(wording, sought, read);
  const pictures = await cutPicture(canvas, text, (share) =>
    step('cutting', DONE.cutting + share * (1 - DONE.cutting)),
  );
  const placeholder = await placeholderOf(canvas);
  const level = levelOf({ code: text, name: code.seed, sought, texts, placeholder });
  return { code: text, boxes: await boxesOf(sought), level, texts, pictures };
}
