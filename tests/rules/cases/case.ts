/** One request, and whether the rules have to allow it. */
import { type Actor, type Fields, type World } from '../world';

export interface Case {
  readonly name: string;
  readonly allowed: boolean;
  readonly run: (world: World) => void;
}

export const ok = (name: string, run: Case['run']): Case => ({ name, allowed: true, run });
export const no = (name: string, run: Case['run']): Case => ({ name, allowed: false, run });

/** The same request with one thing changed, refused each time. */
export const refused = (
  what: string,
  changes: Readonly<Record<string, Fields>>,
  run: (world: World, change: Fields) => void,
): Case[] =>
  Object.entries(changes).map(([name, change]) => no(`${what}: ${name}`, (world) => run(world, change)));
export const accepted = (
  what: string,
  changes: Readonly<Record<string, Fields>>,
  run: (world: World, change: Fields) => void,
): Case[] =>
  Object.entries(changes).map(([name, change]) => ok(`${what}: ${name}`, (world) => run(world, change)));

/** A guest who has an account already. */
export const guest = (world: World): Actor => world.as('guest');
