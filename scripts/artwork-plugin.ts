/** Gives levels from artwork their own words and names in the game: those written beside their maps replace the locale files'. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { aboutSchema, ABOUT_FILE, wordsFile } from '../atlas/output/artwork-words.ts';
import { LANGUAGES } from '../src/artwork/document.ts';
import { REPORT_FILE } from '../src/artwork/report.ts';
import { CATALOGUE, type CatalogueLevel } from '../src/maps/catalogue.ts';
import { manifestSchema } from '../src/maps/schema.ts';

interface Shown {
  readonly level: CatalogueLevel;
  /** The folder of its map. */
  readonly folder: string;
}

/** The levels that are listed and come from artwork. */
function shownArtwork(maps: string): Shown[] {
  const list = path.join(maps, 'manifest.json');
  if (!existsSync(list)) return [];
  const { levels } = manifestSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  return levels.flatMap(({ level: id, data }) => {
    const level = CATALOGUE.find((each) => each.id === id);
    const folder = path.join(maps, path.dirname(data));
    return level && existsSync(path.join(folder, ABOUT_FILE)) ? [{ level, folder }] : [];
  });
}

const LOCALE_FILE = /[\\/]resources[\\/]locales[\\/](fr|en)[\\/]([\w-]+)\.json$/;

/** The file that stands in for a locale file; undefined when that is the level's own. */
export function wordsInstead(maps: string, file: string): string | undefined {
  const [, tag, space] = LOCALE_FILE.exec(file) ?? [];
  const language = LANGUAGES.find((each) => each === tag);
  if (!language || space === undefined) return undefined;
  const shown = shownArtwork(maps).find(({ level }) => level.translationSpace === space);
  const words = shown && path.join(shown.folder, wordsFile(language, space));
  return words !== undefined && existsSync(words) ? words : undefined;
}

/** The catalogue's source with the names that artwork gives its levels. */
export function withNames(maps: string, code: string): string {
  return shownArtwork(maps).reduce((text, { level, folder }) => {
    const { name } = aboutSchema.parse(JSON.parse(readFileSync(path.join(folder, ABOUT_FILE), 'utf8')));
    const row = `[${String(level.id)}, ${quoted(level.name)},`;
    return name === undefined
      ? text
      : text.replace(row, () => `[${String(level.id)}, ${JSON.stringify(name)},`);
  }, code);
}

const quoted = (text: string): string => `'${text}'`;

const URL_QUERY = '?url';

/** `maps` is what `npm run atlas` wrote. */
export function artworkPlugin(maps: string): Plugin {
  const catalogue = path.resolve(import.meta.dirname, '../src/maps/catalogue.ts');
  return {
    name: 'worldmaps-artwork',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith(`.json${URL_QUERY}`)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return undefined;
      const words = wordsInstead(maps, resolved.id.slice(0, -URL_QUERY.length));
      return words === undefined ? resolved : `${words}${URL_QUERY}`;
    },
    transform(code, id) {
      return path.resolve(id) === catalogue ? { code: withNames(maps, code), map: null } : undefined;
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${REPORT_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(reportText(maps));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: REPORT_FILE, source: reportText(maps) });
    },
  };
}

function reportText(maps: string): string {
  const file = path.join(maps, REPORT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify({ version: 1, levels: [] });
}
