/** The pages that the owner writes in the place of the game's own: what is kept of whom, and the rules of participation. */
import * as z from 'zod/mini';
import { CONSENT_WORDING } from '../contest/consent';
import type { Words } from '../contest/plan';
import { wordingSchema, type PlanAnswer } from './contests';
import type { Answer } from './store-answer';

export const SITE_PAGES = ['privacy', 'rules'] as const;
export type SitePageName = (typeof SITE_PAGES)[number];

/** A page's text in force; each version of it stays readable as the wording of `pageWording`. */
export interface SitePage extends Words {
  /** Counted from 1 for each page. */
  readonly version: number;
}

export type SitePageAnswer = Answer<{ readonly page: SitePage | undefined }>;

export const sitePageSchema = z.extend(wordingSchema, { version: z.int().check(z.minimum(1)) });

export function sitePagePath(name: SitePageName): string {
  return `pages/${name}`;
}

/** What a version is called among the wordings, in an entry's consent and in addresses: `rules-3`. */
export function pageWording(name: SitePageName, version: number): string {
  return `${name}-${String(version)}`;
}

/** Version of the rules that hold for a week without any of its own; `page` where the owner has written them. */
export function rulesInForce(page: SitePage | undefined): string {
  return page ? pageWording('rules', page.version) : CONSENT_WORDING;
}

export interface SitePageDesk {
  /** Puts the next version of a page in force; `elsewhere` where that one is there already. */
  keep(name: SitePageName, page: SitePage): Promise<PlanAnswer>;
}
