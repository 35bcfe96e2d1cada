/** What a game's page asks for before any script of it runs, and the blurred map it shows meanwhile. */
import type { Rolldown } from 'vite';
import type { CatalogueLevel } from '../src/levels/catalogue.ts';
import type { ManifestLevel } from '../src/levels/schema.ts';

type Bundle = Rolldown.OutputBundle;

/** Modules that a game's address imports late; what they import statically comes with them. */
const LATE = [
  /src\/app\/GameLayout\.tsx$/,
  /src\/app\/PlayRoute\.tsx$/,
  /src\/levels\/schema\.ts$/,
  /src\/i18n\/files\.ts$/,
];

const isLate = (id: string) => LATE.some((name) => name.test(id));

/** Code and styles of the game beyond the first load, relative to the base. */
export function gameFiles(bundle: Bundle): { readonly scripts: string[]; readonly styles: string[] } {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  const first = new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  const scripts = new Set<string>();
  const visit = (fileName: string) => {
    if (first.has(fileName) || scripts.has(fileName)) return;
    scripts.add(fileName);
    chunks.get(fileName)?.imports.forEach(visit);
  };
  for (const { fileName, moduleIds } of chunks.values()) if (moduleIds.some(isLate)) visit(fileName);
  const styles = [...scripts].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return { scripts: [...scripts], styles: [...new Set(styles)] };
}

/** The hashed file of a text in French, which most players read. */
export function textFile(bundle: Bundle, namespace: string): string | undefined {
  const source = `locales/fr/${namespace}.json`;
  const file = Object.values(bundle).find(
    (each) => each.type === 'asset' && each.originalFileNames.some((name) => name.endsWith(source)),
  );
  return file?.fileName;
}

const preload = (href: string, as: string) => `<link rel="preload" href="${href}" crossorigin as="${as}">`;

/** The tags that fetch what every screen with levels needs. */
export function listHead(base: string): string {
  return preload(`${base}maps/manifest.json`, 'fetch');
}

/** The tags that fetch a game's code, level and words side by side. */
export function gameHead(
  bundle: Bundle,
  base: string,
  { translationSpace }: CatalogueLevel,
  { data }: ManifestLevel,
): string {
  const { scripts, styles } = gameFiles(bundle);
  const texts = ['play', translationSpace].flatMap((space) => textFile(bundle, space) ?? []);
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...styles.map((file) => preload(base + file, 'style')),
    ...[`maps/${data}`, ...texts].map((file) => preload(base + file, 'fetch')),
  ].join('\n    ');
}

const STYLES = /\n? *<link rel="stylesheet"[^>]*>/g;

/**
 * Shows the map's placeholder before anything else: a style sheet holds back only what stands after it, so the page's
 * own go behind the picture.
 */
export function withBlur(html: string, placeholder: string): string {
  const styles = html.match(STYLES)?.join('') ?? '';
  const picture = `<img data-blur src="${placeholder}" width="100%" alt="" />`;
  return html.replace(STYLES, '').replace('<body>', `<body>\n    ${picture}${styles}`);
}
