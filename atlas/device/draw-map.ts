/** Draws the map of a written place where there is no Node: paints it on a canvas, proves its colours and cuts it. */
import { parseCode } from '../../src/endless/code';
import type { DrawnMap } from '../../src/endless/drawn-map';
import { NATURAL_SIZE } from '../output/sizes';
import { paintSvg } from '../render/canvas';
import { cutPicture, easel, inLittle, placeholderOf } from './cut';
import { boxesOf, levelOf } from './level';
import { provenOn } from './proof';
import { DONE, type Teller } from './teller';
import { textsOf, type ReadWords } from './texts';
import type { Written } from './write-place';

/** How often the picture is shown while it is inked. */
const LOOKS = 8;

async function inked(svg: Blob, { step, sketch }: Teller): Promise<OffscreenCanvasRenderingContext2D> {
  const context = easel(NATURAL_SIZE.width, NATURAL_SIZE.height);
  let looks = 0;
  await paintSvg(context, await svg.text(), async (share) => {
    step('ink', DONE.ink + share * (DONE.proof - DONE.ink));
    if (share * LOOKS < looks) return;
    looks = Math.floor(share * LOOKS) + 1;
    sketch(await inLittle(context.canvas));
  });
  return context;
}

/**
 * The whole map. What stands where is the same on every device; soft edges are the engine's own, so a quest whose colours
 * fail the proof here is left out here. Throws `Unfair` when too few are left, and whatever breaks.
 */
export async function drawMap(
  { code: text, svg, proof, wording }: Written,
  teller: Teller,
  read: ReadWords,
): Promise<DrawnMap> {
  const { step } = teller;
  const code = parseCode(text);
  if (typeof code === 'string') throw new Error(`"${text}" is no code`);
  step('ink', DONE.ink);
  const context = await inked(svg, teller);
  step('proof', DONE.proof);
  const sought = provenOn(proof, ({ left, top, width, height }) => {
    const { data } = context.getImageData(left, top, width, height);
    return { data: new Uint8Array(data.buffer), width, height };
  });
  step('cutting', DONE.cutting);
  const { canvas } = context;
  const texts = await textsOf(wording, sought, read);
  const pictures = await cutPicture(canvas, text, (share) =>
    step('cutting', DONE.cutting + share * (1 - DONE.cutting)),
  );
  const placeholder = await placeholderOf(canvas);
  const level = levelOf({ code: text, name: code.seed, sought, texts, placeholder });
  return { code: text, boxes: await boxesOf(sought), level, texts, pictures };
}
