/** What the words of a level's quests name, from the file beside its cast. No map is drawn from it. */
import type { Shown } from '../truth/shown';

/** Throws when the level has no such file. */
export async function loadShown(keyword: string): Promise<Shown> {
  const module: { readonly SHOWN?: Shown } = await import(`./${keyword}/cast/shown.ts`);
  if (module.SHOWN === undefined) throw new Error(`atlas/levels/${keyword}/cast/shown.ts exports no SHOWN`);
  return module.SHOWN;
}
