/** Keeps what the owner has typed into a page for this visit: a reload or another part of the desk loses nothing. */
import type { Words } from '../../../contest/plan';
import { forgetText, itemOf, keepValue, readValue, type Shelf } from '../../../kept/kept';
import type { SitePageName } from '../../../records/site-pages';

const nameOf = (name: SitePageName) => `page.${name}` as const;

/** What was typed, and the version in force as it was begun: another may be by now. */
export interface TypedPage extends Words {
  /** 0: the game's own text. */
  readonly over: number;
}

/** Undefined where nothing was typed. */
export function readPageDraft(name: SitePageName, shelf: Shelf<'getItem'>): TypedPage | undefined {
  return readValue(
    nameOf(name),
    (raw) => {
      const [fr, en, over] = [itemOf(raw, 'fr'), itemOf(raw, 'en'), itemOf(raw, 'over')];
      const isWhole = typeof fr === 'string' && typeof en === 'string' && typeof over === 'number';
      return isWhole ? { fr, en, over } : undefined;
    },
    shelf,
  );
}

export function keepPageDraft(name: SitePageName, draft: TypedPage, shelf: Shelf<'setItem'>): void {
  keepValue(nameOf(name), draft, shelf);
}

export function forgetPageDraft(name: SitePageName, shelf: Shelf<'removeItem'>): void {
  forgetText(nameOf(name), shelf);
}
