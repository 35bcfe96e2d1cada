/** What others see of a shared address: a page for each level with its own title and picture, a sitemap, and both languages. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import french from '../resources/locales/fr/interface.json' with { type: 'json' };
import { CATALOGUE, type CatalogueLevel } from '../src/levels/catalogue.ts';
import { manifestSchema, type ManifestLevel } from '../src/levels/schema.ts';
import { gameHead, listHead, withBlur } from './game-head.ts';

interface Page {
  /** Below the base, without a slash at either end. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Relative to the maps' root. */
  readonly picture?: { readonly path: string; readonly width: number; readonly height: number } | undefined;
  readonly game?: { readonly level: CatalogueLevel; readonly entry: ManifestLevel };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The head's tags of a page. `site` is the address of the whole site up to its base, `/worldmaps/` on the same server if unknown. */
export function headOf({ address, title, description, picture }: Page, site: string): string {
  const url = site + address;
  const meta = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;
  const language = (tag: string, query: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escape(url + query)}" />`;
  return [
    `<link rel="canonical" href="${escape(url)}" />`,
    language('fr', '?lng=fr'),
    language('en', '?lng=en'),
    language('x-default', ''),
    meta('og:type', 'website'),
    meta('og:site_name', 'Worldmaps'),
    meta('og:locale', 'fr_FR'),
    meta('og:locale:alternate', 'en_GB'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
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

/** The page's HTML with another title, description and head. */
export function pageHtml(shell: string, page: Page, site: string): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, `<title>${escape(page.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escape(page.description)}`)
    .replace('</head>', `  ${headOf(page, site)}\n  </head>`);
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

function pictureOf({ thumbnails }: ManifestLevel) {
  return thumbnails.at(-1);
}

function pagesOf(levels: readonly ManifestLevel[]): readonly Page[] {
  const { homeTitle, description, levelTitle, levelDescription } = french.app;
  const fill = (text: string, level: string) => text.replaceAll('{{level}}', level);
  const first = levels[0];
  return [
    { address: '', title: homeTitle, description, picture: first && pictureOf(first) },
    ...CATALOGUE.flatMap((level) => {
      const { id, name, routeKeyword } = level;
      const entry = levels.find((each) => each.level === id);
      if (!entry) return [];
      const title = fill(levelTitle, name);
      return [
        {
          address: `game/${routeKeyword}`,
          title,
          description: fill(levelDescription, name),
          picture: pictureOf(entry),
          game: { level, entry },
        },
      ];
    }),
  ];
}

const OTHERS = ['catalog', 'leaderboard', 'weekly'];

/** `siteUrl` is where the site is, as `https://example.org`; without it addresses are relative to the server, and there is no sitemap. */
export function levelPages(mapsFolder: string, siteUrl: string | undefined): Plugin {
  let outDir = '';
  let base = '/';
  let files: Rolldown.OutputBundle = {};
  return {
    name: 'worldmaps-level-pages',
    configResolved(config) {
      outDir = config.command === 'build' ? path.resolve(config.root, config.build.outDir) : '';
      base = config.base;
    },
    writeBundle(_options, bundle) {
      files = bundle;
    },
    closeBundle() {
      const list = path.join(mapsFolder, 'manifest.json');
      const shellFile = path.join(outDir, 'index.html');
      if (!outDir || !existsSync(list) || !existsSync(shellFile)) return;
      const { levels } = manifestSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
      const site = (siteUrl?.replace(/\/+$/, '') ?? '') + base;
      const shell = readFileSync(shellFile, 'utf8');
      const pages = pagesOf(levels);
      for (const page of pages) {
        const html = pageHtml(shell, page, site).replace('</head>', `  ${listHead(base)}\n  </head>`);
        if (!page.game) {
          writeFileSync(shellFile, html);
          continue;
        }
        const { level, entry } = page.game;
        const ahead = gameHead(files, base, level, entry);
        const game = withBlur(html.replace('</head>', `  ${ahead}\n  </head>`), entry.placeholder);
        mkdirSync(path.join(outDir, 'game'), { recursive: true });
        // the game's own links name a level by its id
        for (const name of [level.routeKeyword, String(level.id)])
          writeFileSync(path.join(outDir, 'game', `${name}.html`), game);
      }
      if (!siteUrl) return;
      const addresses = [...pages.map(({ address }) => address), ...OTHERS];
      writeFileSync(path.join(outDir, 'sitemap.xml'), sitemapOf(addresses, site));
      writeFileSync(
        path.join(outDir, '../robots.txt'),
        `User-agent: *\nAllow: /\nSitemap: ${site}sitemap.xml\n`,
      );
    },
  };
}
