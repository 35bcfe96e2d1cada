/** The bundled maps for the page: the manifest, and each level's data by its id. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { CALLS } from '../../src/bridge/calls';
import { listFiles } from './files';
import { handleCall } from './handle-call';

/** The part of the manifest that the shell reads; the page checks all of it. */
const listed = z.object({
  levels: z.array(
    z.object({
      level: z.int(),
      data: z.string(),
      further: z.optional(z.record(z.string(), z.optional(z.string()))),
    }),
  ),
});

/** Rejects a call whose file is missing or no JSON; the page then says which level it is. */
export async function setUpMaps(folder: string): Promise<void> {
  const files = await listFiles(folder, ['.json']);
  const read = async (name: string): Promise<unknown> => {
    const file = files.get(name);
    if (!file) throw new Error('not there');
    const text = await readFile(file, 'utf8');
    try {
      return JSON.parse(text);
    } catch {
      throw new Error('not readable');
    }
  };
  handleCall(CALLS.manifest, () => read('manifest.json'));
  const entryOf = async (id: number) => {
    const { levels } = listed.parse(await read('manifest.json'));
    const entry = levels.find(({ level }) => level === id);
    if (!entry) throw new Error('not there');
    return entry;
  };
  handleCall(CALLS.level, async (id) => read(path.posix.normalize((await entryOf(id)).data)));
  handleCall(CALLS.further, async (id, name) =>
    read(path.posix.normalize((await entryOf(id)).further?.[name] ?? '')),
  );
}
