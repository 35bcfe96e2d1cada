/** Lays a map out as a player's device does, and tells its hashes. */
// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../../../../atlas/endless/own-maths';
import { layOutEndless } from '../../../../atlas/endless/map';
import { endlessPieces } from '../../../../atlas/endless/pieces';
import { codeOfWord } from '../../../../src/endless/code';
import { hashesOf } from '../../../support/endless-hashes';

async function answer(word: string): Promise<readonly [string, string] | string> {
  const code = codeOfWord(word);
  if (!code) return 'no seed';
  const map = await layOutEndless(code);
  return hashesOf(map, [...endlessPieces(map)].join(''));
}

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const told = answer(data).catch((error: unknown) => String(error));
  // a worker is heard by its page alone
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void told.then((hashes) => globalThis.postMessage(hashes));
});
