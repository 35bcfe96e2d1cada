/** The two hashes a map from a seed is known by, reckoned alike in Node and in browsers. */
import type { EndlessMap } from '../../atlas/endless/map';
import { placesOf } from '../../atlas/layout/silhouettes';

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Of what is looked for, with its places and words, and of the `written` picture. In browsers on a secure page alone. */
export async function hashesOf({ laid, told }: EndlessMap, written: string): Promise<[string, string]> {
  const places = placesOf(laid).map(({ quest, target }) => [quest, target]);
  return [await hash(JSON.stringify([places, told])), await hash(written)];
}
