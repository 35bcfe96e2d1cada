/** The owner's pages on Firestore: read by everybody, written with the wording that stays of each version. */
import { wordingPath } from '../paths';
import { pageWording, sitePagePath, sitePageSchema } from '../site-pages';
import type { SitePage, SitePageDesk, SitePageName } from '../site-pages';
import type { AsAdmin } from './as-admin';
import type { Backend } from './backend';

/** Undefined where the owner has written none: the game's own text holds. */
export async function sitePageOf(
  { firestore, database }: Backend,
  name: SitePageName,
): Promise<SitePage | undefined> {
  return sitePageSchema.safeParse(
    (await firestore.getDoc(firestore.doc(database, sitePagePath(name)))).data(),
  ).data;
}

export function createFirebaseSitePages(asAdmin: AsAdmin): SitePageDesk {
  return {
    keep: async (name, { version, fr, en }) => {
      const answer = await asAdmin(async ({ firestore, database }) => {
        const { doc, serverTimestamp, writeBatch } = firestore;
        const batch = writeBatch(database);
        const sentAt = serverTimestamp();
        batch.set(doc(database, sitePagePath(name)), { version, fr, en, sentAt });
        batch.set(doc(database, wordingPath(pageWording(name, version))), { fr, en, sentAt });
        await batch.commit();
        return undefined;
      });
      if (answer.kind !== 'denied') return answer;
      // the rules refuse whatever is not the next version, and much else: only the page that is there says which it was
      const held = await asAdmin((backend) => sitePageOf(backend, name));
      return held.kind === 'ok' && (held.value?.version ?? 0) !== version - 1
        ? { kind: 'elsewhere' }
        : answer;
    },
  };
}
