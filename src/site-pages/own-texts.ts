/** The game's own text of each page that the owner may write anew, part by part, as the translations keep it. */
import { KEPT_WEEKS } from '../contest/retention';
import type { SitePageName } from '../records/site-pages';
import { textOf, type Part } from './owners-text';

export const PRIVACY_PARTS = [
  'device',
  'account',
  'boards',
  'contest',
  'mystery',
  'messages',
  'never',
  'rights',
] as const;
export const RULES_PARTS = ['who', 'how', 'once', 'draw', 'prize', 'answer', 'fair', 'data'] as const;

/** Where the translations keep a page's words. */
const PLACES = {
  privacy: { at: 'privacy', parts: PRIVACY_PARTS },
  rules: { at: 'contest', parts: RULES_PARTS },
} as const satisfies Readonly<Record<SitePageName, unknown>>;

/** The game's own text as the owner finds it in the field; `say` looks a word of `legal` up in the field's language. */
export function ownText(name: SitePageName, say: (key: string) => string): string {
  const { at, parts } = PLACES[name];
  const first: Part = { title: '', paragraphs: [say(`${at}.lead`)] };
  return textOf([
    first,
    ...parts.map((part) => ({
      title: say(`${at}.${part}.title`),
      paragraphs: [say(`${at}.${part}.text`).replace('{{weeks}}', String(KEPT_WEEKS))],
    })),
    // what keeps a word in one line is the screen's concern, and nothing to write by hand
  ]).replaceAll('\u2060', '');
}
