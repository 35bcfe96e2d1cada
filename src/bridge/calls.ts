/**
 * The preload contract, declared once: what the page may ask of the desktop shell. The channels, the preload's
 * functions, the shell's parsing and the type of `window.worldmaps` all derive from `CALLS`.
 */
import * as z from 'zod/mini';
import type { MachineStatus, PinState, SaveAnswer } from '../booth/host';
import { PIN, type PinAnswer } from '../booth/pin';
import type { KioskSettings } from '../booth/settings';
import { LANGUAGES } from '../i18n/language';
import { FURTHER } from '../maps/further';
import { levelIdSchema } from '../maps/level-id';

declare const answer: unique symbol;

interface Shape<Payload extends unknown[], Answer> {
  /** What the page sends; the shell parses every call with it. */
  readonly payload: z.ZodMiniType<Payload>;
  /** The type of the shell's answer, for the compiler only: the page trusts its shell. */
  readonly [answer]?: Answer;
}

export interface Call<Payload extends unknown[], Answer> extends Shape<Payload, Answer> {
  readonly channel: string;
}

const takes = <Payload extends unknown[]>(payload: z.ZodMiniType<Payload>) => ({
  gives: <Answer>(): Shape<Payload, Answer> => ({ payload }),
});

/** Gives each call the channel of its own name. */
function named<Shapes extends Readonly<Record<string, object>>>(
  shapes: Shapes,
): { readonly [Name in keyof Shapes]: Shapes[Name] & { readonly channel: string } };
function named(shapes: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  const calls = Object.entries(shapes).map(([name, shape]) => [
    name,
    { ...shape, channel: `worldmaps:${name}` },
  ]);
  return Object.fromEntries(calls);
}

/** What the page needs to know before its first render. */
export interface Start {
  readonly kiosk?: { readonly settings: KioskSettings; readonly fault?: string };
}

const nothing = z.tuple([]);
const pin = z.tuple([z.string().check(z.regex(PIN))]);

/** Name of an export: lower-case letters, digits and dashes, without a folder. */
const fileName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}\.csv$/));
/** Most characters of an export; a weekend of scores needs far fewer. */
const LONGEST_FILE = 20_000_000;

/** All calls. A call rejects when its sender is not the game's own page or its payload does not match the schema. */
export const CALLS = named({
  start: takes(nothing).gives<Start>(),
  /** The bundled maps' manifest, not yet parsed. */
  manifest: takes(nothing).gives<unknown>(),
  /** A bundled level's `level.json`, not yet parsed, by the level's id. */
  level: takes(z.tuple([levelIdSchema])).gives<unknown>(),
  /** One of a bundled level's further files, not yet parsed. */
  further: takes(z.tuple([levelIdSchema, z.enum(FURTHER)])).gives<unknown>(),
  /** Tells the shell the player's language, for its own menus. */
  language: takes(z.tuple([z.enum(LANGUAGES)])).gives<void>(),
  /** From here on: calls that only a shell running as a booth answers. */
  pinState: takes(nothing).gives<PinState>(),
  choosePin: takes(pin).gives<boolean>(),
  enterPin: takes(pin).gives<PinAnswer>(),
  closeOperator: takes(nothing).gives<void>(),
  status: takes(nothing).gives<MachineStatus | undefined>(),
  /** A file's name and its text. */
  save: takes(z.tuple([fileName, z.string().check(z.maxLength(LONGEST_FILE))])).gives<SaveAnswer>(),
  restart: takes(nothing).gives<void>(),
  leave: takes(nothing).gives<void>(),
});

type Member<Each> =
  Each extends Call<infer Payload, infer Answer> ? (...payload: Payload) => Promise<Answer> : never;

/** The type of `window.worldmaps`. */
export type WorldmapsBridge = { readonly [Name in keyof typeof CALLS]: Member<(typeof CALLS)[Name]> };
