/** Writes a page's metadata for search engines and link previews: title, description, picture, addresses, languages. */

export interface About {
  /** Below the base, without a slash at either end. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Relative to the maps' root. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number } | undefined;
}

/** Text as HTML writes it. */
export const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meta = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;

/** The links to a page in both languages; search engines heed them only as whole addresses. */
function addressTags(url: string): string[] {
  const language = (tag: string, query: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escape(url + query)}" />`;
  return [
    `<link rel="canonical" href="${escape(url)}" />`,
    language('fr', '?lng=fr'),
    language('en', '?lng=en'),
    language('x-default', ''),
    meta('og:url', url),
  ];
}

/** The head's tags of a page. `site` is the site's address up to its base, or the base alone while nobody knows where it will be. */
export function headOf({ address, title, description, picture }: About, site: string): string {
  return [
    ...(site.startsWith('/') ? [] : addressTags(site + address)),
    meta('og:type', 'website'),
    meta('og:site_name', 'Worldmaps'),
    meta('og:locale', 'fr_FR'),
    meta('og:locale:alternate', 'en_GB'),
    meta('og:title', title),
    meta('og:description', description),
    ...(picture
      ? [
          meta('og:image', `${site}maps/${picture.path}`),
          meta('og:image:width', String(picture.width)),
          meta('og:image:height', String(picture.height)),
          '<meta name="twitter:card" content="summary_large_image" />',
        ]
      : []),
  ].join('\n    ');
}

/** The page's HTML with another title, description and head, and `ahead` behind them. */
export function pageHtml(shell: string, page: About, site: string, ahead: readonly string[] = []): string {
  const tags = [headOf(page, site), ...ahead].join('\n    ');
  return shell
    .replace(/<title>[^<]*<\/title>/, `<title>${escape(page.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escape(page.description)}`)
    .replace('</head>', `  ${tags}\n  </head>`);
}

export function sitemapOf(addresses: readonly string[], site: string): string {
  const entry = (address: string) => {
    const url = escape(site + address);
    const alternate = (tag: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}?lng=${tag}"/>`;
    return `<url><loc>${url}</loc>${alternate('fr')}${alternate('en')}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.map(entry).join('\n')}\n</urlset>\n`;
}
