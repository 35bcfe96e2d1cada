/** Which levels can be drawn, from what, and the hash of everything that can change their pictures. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { CATALOGUE } from '../../src/maps/catalogue';
import type { CatalogueLevel } from '../../src/maps/catalogue';
import { themeFile } from '../levels';
import { artworkFiles } from './artwork';
import { hidingFile } from './hiding-file';
import type { Project } from './project';
import { hashSources, sourceClosure } from './sources';
import { textFile } from './texts';

export interface LevelSource {
  readonly level: CatalogueLevel;
  readonly kind: 'theme' | 'artwork';
  /** Files that can change what is written for it. */
  readonly files: () => string[];
  /** The drawn map that stays when this artwork cannot be used. */
  readonly instead?: LevelSource;
}

/** What writes a level whatever it is drawn from, and what draws a theme. */
const WRITER = path.resolve(import.meta.dirname, 'level-folder.ts');
const ARTWORK_WRITER = path.resolve(import.meta.dirname, 'artwork-level.ts');
const ARTWORK_READER = path.resolve(import.meta.dirname, 'artwork.ts');
const THEME_READER = path.resolve(import.meta.dirname, 'draw-theme.ts');
/** Which levels there are changes no picture of another one: its own row is part of its hash. */
const CHOICE = ['../levels/index.ts', '../../src/maps/catalogue.ts'].map((file) =>
  path.resolve(import.meta.dirname, file),
);

/** The files of a locale that a level's words come from, in both languages. */
function wordFiles(project: Project, { translationSpace }: CatalogueLevel): string[] {
  return ['fr', 'en']
    .flatMap((language) => [translationSpace, 'artwork'].map((name) => [language, `${name}.json`]))
    .map((parts) => path.join(project.locales, ...parts))
    .filter((file) => existsSync(file));
}

function themeSource(project: Project, level: CatalogueLevel): LevelSource {
  const texts = textFile(project.locales, level.translationSpace);
  const theme = themeFile(level.routeKeyword, path.join(project.root, 'atlas/levels'));
  const hiding = hidingFile(project.root, level.routeKeyword);
  const files = () => [
    ...(existsSync(texts) ? [texts] : []),
    ...(existsSync(hiding) ? [hiding] : []),
    ...sourceClosure([WRITER, THEME_READER, theme]).filter((file) => !CHOICE.includes(file)),
  ];
  return { level, kind: 'theme', files };
}

/** All levels that have artwork or a theme, by id; artwork wins (DECISIONS 3). */
export function levelSources(project: Project, themes: readonly string[]): LevelSource[] {
  return CATALOGUE.flatMap((level): LevelSource[] => {
    const drawn = themes.includes(level.routeKeyword) ? [themeSource(project, level)] : [];
    const artwork = artworkFiles(path.join(project.artwork, level.routeKeyword));
    if (!artwork) return drawn;
    const files = () => [
      ...artwork,
      ...wordFiles(project, level),
      ...sourceClosure([ARTWORK_WRITER, ARTWORK_READER]).filter((file) => !CHOICE.includes(file)),
    ];
    const [instead] = drawn;
    return [{ level, kind: 'artwork', files, ...(instead ? { instead } : {}) }];
  });
}

function rendererVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)('@resvg/resvg-js/package.json');
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '';
}

/** The hash a level's folder is named by: sources, the level's own entry in the catalogue, and the renderers. */
export function hashLevel(project: Project, { level, kind, files }: LevelSource): string {
  const extra = [
    kind,
    JSON.stringify(level),
    rendererVersion(),
    sharp.versions.sharp ?? '',
    sharp.versions.vips,
  ];
  return hashSources(project.root, files(), extra);
}

/** Folders in `resources/artwork` that no level will ever read, each with the reason. */
export function strayArtwork(project: Project): string[] {
  if (!existsSync(project.artwork)) return [];
  // a hidden folder is the studio's own
  const folders = readdirSync(project.artwork, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  return folders.flatMap(({ name }) => {
    const where = `resources/artwork/${name}`;
    if (!CATALOGUE.some(({ routeKeyword }) => routeKeyword === name)) {
      return [`${where}: no level has this route keyword`];
    }
    return artworkFiles(path.join(project.artwork, name)) ? [] : [`${where}: there is no level.json`];
  });
}
