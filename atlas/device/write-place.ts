/** Lays the place of a map from a seed out and writes it down: the place itself takes more memory than a browser's page should. */
import * as z from 'zod/mini';
import { codeText, type EndlessCode } from '../../src/endless/code';
import { layOutEndless, type Pictured } from '../endless/map';
import { endlessPieces } from '../endless/pieces';
import { pencilled } from './pencil';
import { proveShapes, type Proof } from './proof';
import { DONE, type Teller } from './teller';
import { wordingOf, type Wording } from './texts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

// what a worker wrote is read by another one of the same build: what is inside is as it was
const writtenSchema = z.object({
  /** A code's text. */
  code: z.string(),
  /** The picture as SVG text; out of the page's memory. */
  svg: z.instanceof(Blob),
  proof: z.custom<Proof>(isObject),
  wording: z.custom<Wording>(isObject),
});

/** What is left of a place once it is written down. */
export type Written = z.infer<typeof writtenSchema>;

/** Undefined when it is no written place. */
export function parseWritten(raw: unknown): Written | undefined {
  const parsed = writtenSchema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** What is read of a place. Whoever has it holds neither what was measured of the place nor the ids of its picture. */
interface Judged {
  readonly pictured: Pictured;
  readonly proof: Proof;
  readonly wording: Wording;
}

async function judged(code: EndlessCode, { step, sketch }: Teller): Promise<Judged> {
  const map = await layOutEndless(code, async (done) => {
    if (done.step === 'composed') step('landmarks', DONE.landmarks);
    if (done.step === 'furnished') step('crowd', DONE.crowd);
    if (done.step !== 'gathered') return;
    step('hiding', DONE.hiding);
    sketch(await pencilled(done.stage.scene));
  });
  const { theme } = map.composition;
  const { stage, overlays } = map.laid;
  const pictured = { composition: { theme }, laid: { stage, overlays } };
  return { pictured, proof: proveShapes(map.laid), wording: wordingOf(map) };
}

/** Rejects where no attempt gives a map. */
export async function writePlace(code: EndlessCode, teller: Teller): Promise<Written> {
  teller.step('plan', DONE.plan);
  const { pictured, proof, wording } = await judged(code, teller);
  // each piece leaves the engine's own memory as soon as it is written
  const pieces: Blob[] = [];
  for (const piece of endlessPieces(pictured)) pieces.push(new Blob([piece]));
  return { code: codeText(code), svg: new Blob(pieces), proof, wording };
}
