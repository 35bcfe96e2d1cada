/** Writes a static page for each public address, with its own metadata and preloads. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { APP_DESCRIPTION } from './app-description.ts';
import french from '../resources/locales/fr/interface.json' with { type: 'json' };
import frenchPlay from '../resources/locales/fr/play.json' with { type: 'json' };
import frenchCrowd from '../resources/locales/fr/crowd.json' with { type: 'json' };
import frenchEndless from '../resources/locales/fr/endless.json' with { type: 'json' };
import frenchStamps from '../resources/locales/fr/stamps.json' with { type: 'json' };
import frenchStroll from '../resources/locales/fr/stroll.json' with { type: 'json' };
import frenchRecords from '../resources/locales/fr/records.json' with { type: 'json' };
import { CATALOGUE, type CatalogueLevel } from '../src/maps/catalogue.ts';
import { MAIN_MAP } from '../src/maps/maps.ts';
import { levelDataSchema, type LevelMap } from '../src/maps/schema.ts';
import { manifestSchema, type ManifestLevel } from '../src/maps/manifest.ts';
import { BANNER_SIZES, HERO_SIZES } from '../src/maps/thumbnail-sizes.ts';
import {
  behindFile,
  filesAhead,
  thumbnailAhead,
  withCodeBehind,
  withFirstScreen,
  withFirstView,
  withName,
} from './ahead.ts';
import { firstHomeHtml } from './first-home.ts';
import { firstViewHtml } from './first-view.ts';
import { pageHtml, sitemapOf, type About } from './page-html.ts';
import { FALLBACK_FILE } from './pages.ts';

/** Modules that screens import late. */
const TEXTS = /src\/i18n\/files\.ts$/;
const HOME = /src\/app\/compose\/HomeRoute\.tsx$/;
const FRAME = /src\/app\/shell\/GameLayout\.tsx$/;
const PLAY = /src\/app\/compose\/PlayRoute\.tsx$/;
const STROLL = /src\/screens\/stroll\/StrollScreen\.tsx$/;
const CROWD = /src\/screens\/crowd\/CrowdScreen\.tsx$/;
const STAMPS = /src\/app\/compose\/stamp-screens\.ts$/;
const ENDLESS = /src\/app\/compose\/endless-screens\.tsx$/;
const CATALOGUE_SCREEN = /src\/screens\/catalogue\/CatalogueScreen\.tsx$/;
const DAILY = /src\/app\/compose\/DailyRoute\.ts$/;
const RECORDS = /src\/app\/compose\/record-screens\.ts$/;

const LIST = 'maps/manifest.json';

interface Page extends About {
  /** Other addresses with the same page. */
  readonly also?: readonly string[];
  readonly ahead: readonly string[];
  /** HTML of the map as the game first shows it. */
  readonly firstView?: string;
  /** HTML of the first screen before any script runs. */
  readonly firstScreen?: string;
}

interface Site {
  readonly bundle: Rolldown.OutputBundle;
  readonly base: string;
  readonly levels: readonly ManifestLevel[];
  readonly mainMap: (entry: ManifestLevel) => LevelMap | undefined;
}

const { app, home: homeTexts } = french;
const titled = (screen: string) => app.screenTitle.replace('{{screen}}', screen);
const pictureOf = (entry: ManifestLevel | undefined) => entry?.thumbnails.at(-1);

function home({ bundle, base, levels: [first] }: Site): Page {
  return {
    address: '',
    title: app.homeTitle,
    description: APP_DESCRIPTION,
    picture: pictureOf(first),
    ahead: [
      ...filesAhead(bundle, base, { modules: [HOME], texts: [], data: [LIST] }),
      ...(first ? [thumbnailAhead(first, base, HERO_SIZES)] : []),
    ],
    ...(first ? { firstScreen: firstHomeHtml(first, base, CATALOGUE.length) } : {}),
  };
}

/** What a host answers an address with that has no page of its own: the game, which knows what to show there. */
const fallback = (): Page => ({
  address: '',
  title: app.homeTitle,
  description: APP_DESCRIPTION,
  ahead: [],
});

/** A page as it is before any script runs. */
function textOf({ firstView, firstScreen }: Page, html: string, { bundle, base }: Site): string {
  if (firstView) return withFirstView(withCodeBehind(html, base + behindFile(bundle)), firstView);
  return firstScreen ? withFirstScreen(html, firstScreen) : withName(html, base, app.name);
}

/** The pages of one kind, one for each level that is drawn. */
function ofLevels(
  levels: readonly ManifestLevel[],
  kind: string,
  about: (
    entry: ManifestLevel,
    level: CatalogueLevel,
  ) => Pick<Page, 'title' | 'description' | 'ahead' | 'firstView'>,
): Page[] {
  return CATALOGUE.flatMap((level) => {
    const entry = levels.find((drawn) => drawn.level === level.id);
    if (!entry) return [];
    return {
      address: `${kind}/${level.routeKeyword}`,
      // the game's own links name a level by its id
      also: [`${kind}/${level.id}`],
      picture: pictureOf(entry),
      ...about(entry, level),
    };
  });
}

const filled = (text: string, { name }: CatalogueLevel) => text.replaceAll('{{level}}', name);

function games({ bundle, base, levels, mainMap }: Site): Page[] {
  return ofLevels(levels, 'game', (entry, level) => ({
    title: filled(app.levelTitle, level),
    description: filled(app.levelDescription, level),
    ahead: filesAhead(bundle, base, {
      modules: [TEXTS, FRAME, PLAY],
      texts: ['play', level.translationSpace],
      data: [LIST, `maps/${entry.data}`],
    }),
    firstView: firstViewHtml(entry, mainMap(entry), base),
  }));
}

/** A stroll has its own page to share: it opens without a clock. */
function strolls({ bundle, base, levels }: Site): Page[] {
  return ofLevels(levels, 'stroll', (entry, level) => ({
    title: titled(filled(frenchStroll.screen, level)),
    description: filled(app.strollDescription, level),
    ahead: filesAhead(bundle, base, {
      modules: [TEXTS, FRAME, STROLL],
      texts: ['stroll', 'play', level.translationSpace],
      data: [LIST, `maps/${entry.data}`],
    }),
  }));
}

function crowds({ bundle, base, levels }: Site): Page[] {
  return ofLevels(levels, 'crowd', (entry, level) => ({
    title: titled(filled(frenchCrowd.screen, level)),
    description: APP_DESCRIPTION,
    ahead: filesAhead(bundle, base, {
      modules: [TEXTS, FRAME, CROWD],
      texts: ['crowd', 'play'],
      data: [LIST, `maps/${entry.data}`],
    }),
  }));
}

/** A board shows its level's picture above its rows. */
function boards({ bundle, base, levels }: Site): Page[] {
  return ofLevels(levels, 'leaderboard', (entry, level) => ({
    title: titled(`${frenchRecords.board.title} · ${level.name}`),
    description: APP_DESCRIPTION,
    ahead: [
      ...filesAhead(bundle, base, { modules: [TEXTS, RECORDS], texts: ['records'], data: [LIST] }),
      thumbnailAhead(entry, base, BANNER_SIZES),
    ],
  }));
}

function stampPages({ bundle, base, levels }: Site): Page[] {
  return ofLevels(levels, 'stamps', (_entry, level) => ({
    title: titled(`${frenchStamps.title} · ${level.name}`),
    description: APP_DESCRIPTION,
    ahead: filesAhead(bundle, base, { modules: [TEXTS, STAMPS], texts: ['stamps', 'play'], data: [LIST] }),
  }));
}

function others({ bundle, base, levels }: Site): Page[] {
  const [first] = levels;
  const page = (address: string, screen: string, modules: readonly RegExp[], texts: string): Page => ({
    address,
    title: titled(screen),
    description: APP_DESCRIPTION,
    picture: pictureOf(first),
    ahead: filesAhead(bundle, base, { modules: [TEXTS, ...modules], texts: [texts], data: [LIST] }),
  });
  return [
    page('catalog', frenchPlay.catalogue.title, [FRAME, CATALOGUE_SCREEN], 'play'),
    {
      ...page('daily', homeTexts.daily.title, [FRAME, DAILY], 'daily'),
      description: homeTexts.daily.teaser,
    },
    page('leaderboard', frenchRecords.board.title, [RECORDS], 'records'),
    page('stamps', frenchStamps.title, [STAMPS], 'stamps'),
    page('endless', frenchEndless.title, [ENDLESS], 'endless'),
    page('weekly', frenchRecords.contest.title, [RECORDS], 'records'),
  ];
}

/** `siteUrl` is the site's origin, such as `https://example.org`; without it pages name no whole addresses, and there is no sitemap. */
export function sitePages(mapsFolder: string, siteUrl: string | undefined): Plugin {
  let outDir = '';
  let base = '/';
  let bundle: Rolldown.OutputBundle = {};
  const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(mapsFolder, file), 'utf8'));
  const mainMap = (entry: ManifestLevel) =>
    levelDataSchema.parse(readJson(entry.data)).maps.find(({ id }) => id === MAIN_MAP);
  return {
    name: 'worldmaps-site-pages',
    configResolved(config) {
      outDir = config.command === 'build' ? path.resolve(config.root, config.build.outDir) : '';
      base = config.base;
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    closeBundle() {
      const shellFile = path.join(outDir, 'index.html');
      if (!outDir || !existsSync(shellFile)) return;
      const where = (siteUrl?.replace(/\/+$/, '') ?? '') + base;
      const shell = readFileSync(shellFile, 'utf8');
      const nameless = pageHtml(shell, fallback(), base);
      writeFileSync(path.join(outDir, FALLBACK_FILE), withName(nameless, base, app.name));
      if (!existsSync(path.join(mapsFolder, 'manifest.json'))) return;
      const { levels } = manifestSchema.parse(readJson('manifest.json'));
      const site: Site = { bundle, base, levels, mainMap };
      const kinds = [games, strolls, crowds, boards, stampPages, others];
      const pages = [home(site), ...kinds.flatMap((pagesOf) => pagesOf(site))];
      for (const page of pages) {
        const html = pageHtml(shell, page, where, page.ahead);
        const text = textOf(page, html, site);
        for (const address of [page.address || 'index', ...(page.also ?? [])]) {
          const file = path.join(outDir, `${address}.html`);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, text);
        }
      }
      if (!siteUrl) return;
      const addresses = pages.map(({ address }) => address);
      writeFileSync(path.join(outDir, 'sitemap.xml'), sitemapOf(addresses, where));
      writeFileSync(
        path.join(outDir, '../robots.txt'),
        `User-agent: *\nAllow: /\nSitemap: ${where}sitemap.xml\n`,
      );
    },
  };
}
