/** Maps from a seed that were drawn ahead and lie beside the game, for devices that cannot draw them. */
import * as z from 'zod/mini';
import { folderOf, overviewOf, parseDrawn, type DrawnMap } from './drawn-map';

const pointer = z.object({ boxes: z.string().check(z.regex(/^[\da-f]{16}$/)) });

/** Says which edition of a map is there. */
export type ReadyPointer = z.infer<typeof pointer>;

export const WORDS = 'words.json';
/** Wide enough for covers and for the minimap on every screen. */
const OVERVIEW = 'thumb-640.webp';

/** Paths relative to the folder of all maps drawn ahead. */
export const readyPointer = (code: string): string => `${code}.json`;
export const readyFolder = (code: string, boxes: string): string => `${code}/${boxes}`;

/** A map that can be played: in memory, or in part at addresses. */
export interface PlayableMap extends DrawnMap {
  /** The address of a picture that is not in memory; absent where all are. */
  readonly addressOf?: (path: string) => string;
}

export interface ReadyMaps {
  /** The map of a code; undefined when none was drawn ahead, or it cannot be had. Never rejects. */
  open(code: string): Promise<PlayableMap | undefined>;
  /** Whether the map of a code was drawn ahead. Never rejects. */
  has(code: string): Promise<boolean>;
  /** From now on, while the page is open, such a map comes before a drawing: this device has shown that it is weak. */
  spare(): void;
  readonly isSpared: boolean;
}

/** `address`: of the folder of all maps drawn ahead, with its last slash. */
export function readyMapsAt(
  address: string,
  ask: (address: string) => Promise<Response> = (address) => fetch(address),
): ReadyMaps {
  let isSpared = false;
  const addressOf = (path: string) => address + encodeURI(path);
  const asked = async (path: string): Promise<Response> => {
    const response = await ask(addressOf(path));
    if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
    return response;
  };
  const json = async (path: string): Promise<unknown> => (await asked(path)).json();
  const pointed = async (code: string): Promise<string | undefined> => {
    try {
      const known = pointer.safeParse(await json(readyPointer(code)));
      return known.success ? known.data.boxes : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    get isSpared() {
      return isSpared;
    },
    spare: () => {
      isSpared = true;
    },
    has: async (code) => (await pointed(code)) !== undefined,
    open: async (code) => {
      const boxes = await pointed(code);
      if (boxes === undefined) return undefined;
      const folder = readyFolder(code, boxes);
      try {
        const [level, texts, overview] = await Promise.all([
          json(`${folder}/level.json`),
          json(`${folder}/${WORDS}`),
          asked(`${folder}/${OVERVIEW}`).then((answer) => answer.blob()),
        ]);
        const pictures = new Map([[overviewOf(code), overview]]);
        const map = parseDrawn({ code, boxes, level, texts, pictures });
        return map?.level.translationSpace === folderOf(code) ? { ...map, addressOf } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
