/** What the page asks of the worker that draws, and what it is told. */
import * as z from 'zod/mini';
import { parseDrawn, type DrawnMap } from './drawn-map';

/** The steps of a drawing in their order. */
export const STEPS = ['plan', 'landmarks', 'crowd', 'hiding', 'ink', 'proof', 'cutting'] as const;

export type Step = (typeof STEPS)[number];

/** Why a map was not drawn: it would not be fair, or the drawing broke off. */
export const FAILURES = ['unfair', 'broken'] as const;

export type Failure = (typeof FAILURES)[number];

/** `lay`: a code's text, whose place is to be laid out. `paint`: a place that was laid out, as it was told. */
export type Ask = { readonly lay: string } | { readonly paint: object };

export type Told =
  /** A step begins; `share` of the whole is done, 0 to 1. */
  | { readonly kind: 'step'; readonly step: Step; readonly share: number }
  /** How the map looks by now, in little. */
  | { readonly kind: 'sketch'; readonly picture: Blob }
  /** Everybody stands; what is left is for another worker, which does not hold what this one needed for it. */
  | { readonly kind: 'laid'; readonly place: object }
  | { readonly kind: 'drawn'; readonly map: DrawnMap }
  | { readonly kind: 'failed'; readonly why: Failure };

/** What one worker hands to the next: the page reads nothing of it. */
const place = z.custom<object>((value) => typeof value === 'object' && value !== null);

const ask = z.union([z.object({ lay: z.string().check(z.maxLength(80)) }), z.object({ paint: place })]);

const told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('step'),
    step: z.enum(STEPS),
    share: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  z.object({ kind: z.literal('sketch'), picture: z.instanceof(Blob) }),
  z.object({ kind: z.literal('laid'), place }),
  z.object({ kind: z.literal('drawn'), map: z.unknown() }),
  z.object({ kind: z.literal('failed'), why: z.enum(FAILURES) }),
]);

/** Undefined when the worker is asked nothing it knows. */
export function parseAsk(raw: unknown): Ask | undefined {
  const parsed = ask.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** Undefined when the message is none of the worker's. */
export function parseTold(raw: unknown): Told | undefined {
  const parsed = told.safeParse(raw);
  if (!parsed.success) return undefined;
  if (parsed.data.kind !== 'drawn') return parsed.data;
  const map = parseDrawn(parsed.data.map);
  return map && { kind: 'drawn', map };
}
