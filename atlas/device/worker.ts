/** The worker that lays a map from a seed out on the player's device, or paints it. It is asked once, and sent away by the page. */
// it changes what `Math` is; nothing of it is named
// oxlint-disable-next-line import/no-unassigned-import
import '../endless/own-maths';
import { parseCode } from '../../src/endless/code';
import { parseAsk, type Ask, type Told } from '../../src/endless/protocol';
import { FILES } from '../../src/i18n/files';
import type { Language } from '../../src/i18n/language';
import { drawMap } from './draw-map';
import { Unfair } from './proof';
import type { Teller } from './teller';
import { parseWritten, writePlace } from './write-place';

// a worker is heard by its page alone
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (told: Told) => globalThis.postMessage(told);

const known = new Map<string, Promise<unknown>>();

async function readFile(language: Language, space: string): Promise<unknown> {
  const url = FILES[`../../resources/locales/${language}/${space}.json`];
  if (url === undefined) throw new Error(`no words "${space}"`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`words "${space}": ${String(response.status)}`);
  return response.json();
}

/** Each file is read once. */
function read(language: Language, space: string): Promise<unknown> {
  const name = `${language} ${space}`;
  const words = known.get(name) ?? readFile(language, space);
  known.set(name, words);
  return words;
}

const teller: Teller = {
  step: (step, share) => tell({ kind: 'step', step, share }),
  sketch: (picture) => tell({ kind: 'sketch', picture }),
};

/** Undefined when something else was asked. */
async function answerTo(ask: Ask | undefined): Promise<Told | undefined> {
  if (!ask) return undefined;
  if ('lay' in ask) {
    const code = parseCode(ask.lay);
    return typeof code === 'object' ? { kind: 'laid', place: await writePlace(code, teller) } : undefined;
  }
  const place = parseWritten(ask.paint);
  return place && { kind: 'drawn', map: await drawMap(place, teller, read) };
}

async function answer(data: unknown): Promise<void> {
  try {
    tell((await answerTo(parseAsk(data))) ?? { kind: 'failed', why: 'broken' });
  } catch (error) {
    tell({ kind: 'failed', why: error instanceof Unfair ? 'unfair' : 'broken' });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));
