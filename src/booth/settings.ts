/** The schema of a booth's `kiosk.json`; `docs/kiosk.md` documents every key for the operator. */
import * as z from 'zod/mini';
import { CATALOGUE } from '../maps/catalogue';
import { LANGUAGES } from '../i18n/language';

const seconds = (least: number, most: number, usual: number) =>
  z._default(z.int().check(z.minimum(least), z.maximum(most)), usual);

const levelId = z.int().check(z.refine((id) => CATALOGUE.some((level) => level.id === id), 'no such level'));

/** Seconds of a quick game where the operator says nothing. */
export const RUSH_SECONDS = 60;

const prizeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** What the day's best of the quick game wins, in each language. */
const prizeSchema = z.strictObject({ fr: prizeText, en: prizeText });
export type Prize = z.infer<typeof prizeSchema>;

/** Strict: an unknown key is an error, since a misspelt one would silently have no effect. */
export const kioskSettingsSchema = z.strictObject({
  /** The display to fill: its number from 1, counted from the left, or `primary` for the system's main one. */
  display: z._default(z.union([z.literal('primary'), z.int().check(z.minimum(1))]), 'primary'),
  /** Ids of the levels on offer; all when absent. */
  levels: z.optional(z.array(levelId).check(z.minLength(1))),
  /** Numbers of the modes on offer, 1 to 4; all when absent. */
  modes: z.optional(z.array(z.literal([1, 2, 3, 4])).check(z.minLength(1))),
  /** Languages on offer; every visit begins in the first one. */
  languages: z._default(z.array(z.enum(LANGUAGES)).check(z.minLength(1)), [...LANGUAGES]),
  /** Seconds without a touch before the warning. */
  idleSeconds: seconds(15, 3600, 90),
  /** Seconds the warning counts down. */
  warningSeconds: seconds(5, 120, 15),
  /** Longest visit, in minutes. */
  sessionMinutes: seconds(2, 240, 15),
  /** Seconds the attract screen shows each map. */
  attractSeconds: seconds(4, 300, 12),
  /** Seconds of a quick game. */
  rushSeconds: seconds(15, 300, RUSH_SECONDS),
  /** Shown at its end; nothing is promised when absent. */
  prize: z.optional(prizeSchema),
});

export type KioskSettings = z.infer<typeof kioskSettingsSchema>;

export type ParsedSettings =
  | { readonly kind: 'ok'; readonly settings: KioskSettings }
  /** `fault` names the offending keys, for the operator. */
  | { readonly kind: 'bad'; readonly fault: string };

/** The settings of a parsed `kiosk.json`; an empty object gives the defaults. */
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
