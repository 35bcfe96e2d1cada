/** Keeps what the owner changes of a level of the site on this device, until it is published. */
import type { ArtworkDocument } from '../../../../artwork/document';
import { keepDraft } from '../../../../studio/draft';
import type { Keeper } from '../../../../studio/keeper';

/** Under which this device keeps what is not published of a level. */
export const draftName = (keyword: string): string => `desk.${keyword}`;

/** `revision` tells the published definition from every other one. */
export function deskKeeper(
  keyword: string,
  document: ArtworkDocument,
  revision: string,
  pictures: readonly string[],
): Keeper {
  const name = draftName(keyword);
  return {
    name,
    isDraft: true,
    open: () =>
      Promise.resolve({ kind: 'ok', value: { level: { document, revision, pictures: [...pictures] } } }),
    save: (next, from) => {
      const isKept = keepDraft(name, { document: next, revision: from });
      return Promise.resolve(
        isKept
          ? { kind: 'ok', value: { revision: from ?? revision } }
          : { kind: 'failed', reason: { code: 'full' } },
      );
    },
    history: () => Promise.resolve({ kind: 'ok', value: { past: [], future: [], earlier: 0 } }),
  };
}
