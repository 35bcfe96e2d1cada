/** Keeps the page's canonical and alternate-language links in step with the screen, for search engines. */
import { useEffect } from 'react';
import { LANGUAGES } from '../../i18n/language';
import { levelOfAddress } from '../boot/head-start';

interface Tag {
  readonly rel: 'canonical' | 'alternate';
  readonly hreflang?: string;
  readonly href: string;
}

/** The link tags of a screen. `address` is relative to the base, without its query; `site` ends with a slash. */
export function addressTags(address: string, site: string): Tag[] {
  const level = levelOfAddress(address);
  // a game has one address by id and one by keyword; the keyword's is canonical
  const url = site + (level ? `game/${level.routeKeyword}` : address.replace(/\/+$/, ''));
  return [
    { rel: 'canonical', href: url },
    ...LANGUAGES.map((hreflang) => ({ rel: 'alternate' as const, hreflang, href: `${url}?lng=${hreflang}` })),
    { rel: 'alternate', hreflang: 'x-default', href: url },
  ];
}

function show({ rel, hreflang, href }: Tag): void {
  const language = hreflang === undefined ? '' : `[hreflang="${hreflang}"]`;
  const found = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]${language}`);
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  if (hreflang !== undefined) link.hreflang = hreflang;
  link.href = href;
}

/** `pathname` is relative to the base, with its leading slash; `base` is the path the app is served at, with both slashes. */
export function useAddresses(pathname: string, base: string): void {
  useEffect(() => {
    const known = import.meta.env['VITE_SITE_URL'];
    const origin = typeof known === 'string' && known ? known.replace(/\/+$/, '') : location.origin;
    addressTags(pathname.slice(1), origin + base).forEach(show);
  }, [pathname, base]);
}
