/** The owner's pages on this device, which judges them as firestore.rules do. */
import { wordingPath } from '../paths';
import type { Row, Shelves } from '../shelves';
import { pageWording, sitePagePath, sitePageSchema } from '../site-pages';
import type { SitePage, SitePageDesk, SitePageName } from '../site-pages';
import type { AsAdmin } from './as-admin';

/** Undefined where the owner has written none: the game's own text holds. */
export async function sitePageOf(shelves: Shelves, name: SitePageName): Promise<SitePage | undefined> {
  return sitePageSchema.safeParse(await shelves.get('documents', sitePagePath(name))).data;
}

/** `now` in epoch milliseconds. */
export function createLocalSitePages(shelves: Shelves, asAdmin: AsAdmin, now: () => number): SitePageDesk {
  return {
    keep: async (name, page) => {
      const { version, fr, en } = page;
      const sentAt = new Date(now()).toISOString();
      const wording: Row = {
        table: 'documents',
        key: wordingPath(pageWording(name, version)),
        value: { fr, en, sentAt },
      };
      const whole: Row = { table: 'documents', key: sitePagePath(name), value: { version, fr, en, sentAt } };
      const answer = await asAdmin(async () => {
        if (!sitePageSchema.safeParse(page).success) return 'denied';
        if (((await sitePageOf(shelves, name))?.version ?? 0) !== version - 1) return 'elsewhere';
        const { met } = await shelves.change({ absent: [wording], put: [wording, whole] });
        return met ? 'elsewhere' : 'done';
      });
      if (answer.kind !== 'ok') return answer;
      return answer.value === 'done' ? { kind: 'ok', value: undefined } : { kind: answer.value };
    },
  };
}
