/** The shapes of what the page may send over the bridge; the shell parses every call with them. */
import * as z from 'zod/mini';
import { LANGUAGES } from '../i18n/language';
import { PIN } from '../booth/pin';
import { levelIdSchema } from '../maps/level-id';
import type { Call } from './bridge';

const nothing = z.tuple([]);
const pin = z.tuple([z.string().check(z.regex(PIN))]);

/** A file of ours: letters, digits and dashes, and no folder. */
const fileName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}\.csv$/));
/** Characters an export may have: a weekend of scores is far below. */
const LONGEST_FILE = 20_000_000;

export const PAYLOADS = {
  start: nothing,
  manifest: nothing,
  level: z.tuple([levelIdSchema]),
  language: z.tuple([z.enum(LANGUAGES)]),
  hasPin: nothing,
  choosePin: pin,
  enterPin: pin,
  closeOperator: nothing,
  status: nothing,
  save: z.tuple([fileName, z.string().check(z.maxLength(LONGEST_FILE))]),
  restart: nothing,
  leave: nothing,
} as const satisfies Record<Call, z.ZodMiniType<unknown[]>>;
