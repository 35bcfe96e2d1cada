/** What an operator decides about a booth: the keys of `kiosk.json`, each documented in `docs/kiosk.md`. */
import * as z from 'zod/mini';
import { CATALOGUE } from '../maps/catalogue';
import { LANGUAGES } from '../i18n/language';

const seconds = (least: number, most: number, usual: number) =>
  z._default(z.int().check(z.minimum(least), z.maximum(most)), usual);

const levelId = z.int().check(z.refine((id) => CATALOGUE.some((level) => level.id === id), 'no such level'));

/** A key it does not know is an error too: a misspelt one would be ignored all weekend. */
export const kioskSettingsSchema = z.strictObject({
  /** The screen to fill: its number from 1, from left to right, or the system's main one. */
  display: z._default(z.union([z.literal('primary'), z.int().check(z.minimum(1))]), 'primary'),
  /** Ids of the levels on offer; absent: all. */
  levels: z.optional(z.array(levelId).check(z.minLength(1))),
  /** Numbers of the modes on offer, 1 to 4; absent: all. */
  modes: z.optional(z.array(z.literal([1, 2, 3, 4])).check(z.minLength(1))),
  /** The first one greets every visitor. */
  languages: z._default(z.array(z.enum(LANGUAGES)).check(z.minLength(1)), [...LANGUAGES]),
  /** Seconds without a touch before the warning. */
  idleSeconds: seconds(15, 3600, 90),
  /** Seconds the warning counts down. */
  warningSeconds: seconds(5, 120, 15),
  /** Minutes a visitor may play while others wait. */
  sessionMinutes: seconds(2, 240, 15),
  /** Seconds the attract screen shows a map. */
  attractSeconds: seconds(4, 300, 12),
});

export type KioskSettings = z.infer<typeof kioskSettingsSchema>;

export type ParsedSettings =
  | { readonly kind: 'ok'; readonly settings: KioskSettings }
  /** `fault` names the keys, for the operator. */
  | { readonly kind: 'bad'; readonly fault: string };

/** The settings of a parsed `kiosk.json`; an empty object is a booth with everything as usual. */
export function parseKioskSettings(raw: unknown): ParsedSettings {
  const parsed = kioskSettingsSchema.safeParse(raw);
  if (parsed.success) return { kind: 'ok', settings: parsed.data };
  const fault = parsed.error.issues
    .map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')}: unknown`
        : `${issue.path.map(String).join('.') || 'kiosk.json'}: not valid`,
    )
    .join('; ');
  return { kind: 'bad', fault };
}
