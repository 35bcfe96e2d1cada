/** Past versions of a level's definition: what each send replaced, written round in a few places. */
import * as z from 'zod/mini';
import { levelDefinitionSchema, type LevelDefinition } from '../maps/definition';
import { levelDataPath } from './paths';

/** How many are kept of each level; the rules name as many places. */
export const KEPT_VERSIONS = 10;
/** Longest text of a version; the rules know it as well. */
const LONGEST = 1_000_000;

export interface LevelVersion {
  /** Counted from 0 for each level. */
  readonly number: number;
  readonly definition: LevelDefinition;
  /** When another one took its place, epoch milliseconds. */
  readonly replacedAt: number;
}

export const versionsPath = (level: number): string => `${levelDataPath(level)}/versions`;

/** The number of the version that a stored document is; the first is 0. */
const countSchema = z.object({ version: z.int().check(z.gte(0)) });

/** Fields in one order, whatever order a store gives them in. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A definition as text, to compare it with others; its date is left out. */
const told = (definition: LevelDefinition): string =>
  JSON.stringify({ ...definition, updateDate: '' }, inOrder);

export interface Sending {
  /** Number of the version that is sent. */
  readonly version: number;
  /** What is kept of the one it replaces; absent where there was none, or none that differs. */
  readonly keep?: {
    readonly path: string;
    readonly value: { readonly number: number; readonly kept: string };
  };
}

/** What a send of `next` does to the versions, where the store holds `before`. */
export function sendingOf(next: LevelDefinition, before: unknown): Sending {
  if (before === undefined) return { version: 0 };
  const number = countSchema.safeParse(before).data?.version ?? 0;
  const held = levelDefinitionSchema.safeParse(before);
  // a version that no game could read is not worth keeping
  if (!held.success) return { version: number };
  const kept = JSON.stringify(held.data);
  if (told(held.data) === told(next) || kept.length > LONGEST) return { version: number };
  const place = String(number % KEPT_VERSIONS);
  return {
    version: number + 1,
    keep: { path: `${versionsPath(next.level)}/${place}`, value: { number, kept } },
  };
}

export const versionSchema = z.object({ number: z.int(), kept: z.string() });

/** A version as the store holds it, with the hour at which it took it, epoch milliseconds. */
export interface StoredVersion {
  readonly number: number;
  readonly kept: string;
  readonly sentAt: number;
}

function definitionIn(text: string): LevelDefinition | undefined {
  try {
    return levelDefinitionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The versions that can be read, newest first. */
export function versionsIn(stored: readonly StoredVersion[]): readonly LevelVersion[] {
  return stored
    .flatMap(({ number, kept, sentAt }) => {
      const definition = definitionIn(kept);
      return definition ? [{ number, definition, replacedAt: sentAt }] : [];
    })
    .toSorted((one, other) => other.number - one.number);
}
