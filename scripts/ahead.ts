/** Writes a page's preload tags and what it shows before any script runs. */
import type { Rolldown } from 'vite';
import { FIRST_VIEW_STYLE } from './first-view-style.ts';
import type { ManifestLevel } from '../src/maps/manifest.ts';

type Bundle = Rolldown.OutputBundle;

/**
 * Code beyond the first load: the chunks that hold the modules of these names, and all they import. Throws at a name
 * that no module has, because the page would then preload nothing and be slower.
 */
export function lateFiles(
  bundle: Bundle,
  modules: readonly RegExp[],
): { readonly scripts: string[]; readonly styles: string[] } {
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
  for (const name of modules) {
    const holders = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => name.test(id)));
    if (holders.length === 0)
      throw new Error(`No module of the build matches ${String(name)} (scripts/ahead).`);
    for (const { fileName } of holders) visit(fileName);
  }
  const styles = [...scripts].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
  return { scripts: [...scripts], styles: [...new Set(styles)] };
}

/** The hashed file of a text in French, which most players read. Throws where there is none of that name. */
function textFile(bundle: Bundle, namespace: string): string {
  const source = `locales/fr/${namespace}.json`;
  const file = Object.values(bundle).find(
    (each) => each.type === 'asset' && each.originalFileNames.some((name) => name.endsWith(source)),
  );
  if (!file) throw new Error(`The build holds no ${source} (scripts/ahead).`);
  return file.fileName;
}

const preload = (href: string, as: string) => `<link rel="preload" href="${href}" crossorigin as="${as}">`;

/** Tags for code, texts and data; everything relative to the base. */
export function filesAhead(
  bundle: Bundle,
  base: string,
  wanted: {
    readonly modules: readonly RegExp[];
    readonly texts: readonly string[];
    readonly data: readonly string[];
  },
): string[] {
  const { scripts, styles } = lateFiles(bundle, wanted.modules);
  const texts = wanted.texts.map((namespace) => textFile(bundle, namespace));
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...styles.map((file) => preload(base + file, 'style')),
    ...[...wanted.data, ...texts].map((file) => preload(base + file, 'fetch')),
  ];
}

/** The tag for a level's thumbnail that is shown at these `sizes`. */
export function thumbnailAhead({ thumbnails }: ManifestLevel, base: string, sizes: string): string {
  const set = thumbnails.map(({ path, width }) => `${base}maps/${path} ${width}w`).join(', ');
  return `<link rel="preload" as="image" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high">`;
}

const STYLES = /\n? *<link rel="stylesheet"[^>]*>/g;

/** What a page's code needs: the tag of its entry, and all that is asked for ahead of it. */
const CODE = /\n? *(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*>)/g;

/** The entry that waits for the page's pictures. Throws where the build has none. */
export function behindFile(bundle: Bundle): string {
  const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === 'behind');
  if (!file) throw new Error('The build holds no chunk called behind (scripts/ahead).');
  return file.fileName;
}

/** Keeps all tags of code for `behind`, the address of a script that puts them into the page once its pictures are there. */
export function withCodeBehind(html: string, behind: string): string {
  const code = html.match(CODE)?.join('') ?? '';
  const entry = `<script type="module" crossorigin data-behind src="${behind}"></script>`;
  return html
    .replace(CODE, '')
    .replace('</head>', () => `  ${entry}\n    <template data-behind>${code}\n    </template>\n  </head>`);
}

/** Puts `first` at the start of the body and the page's style sheets after it, because a style sheet delays only what follows it. */
export function withFirstView(html: string, first: string): string {
  const styles = html.match(STYLES)?.join('') ?? '';
  return html
    .replace(STYLES, '')
    .replace('</head>', () => `  <style>${FIRST_VIEW_STYLE}</style>\n  </head>`)
    .replace('<body>', () => `<body>\n    ${first}${styles}`);
}

/** Puts `first` where the first screen will be, and turns preloads of style sheets into style sheets: it is shown with them. */
export function withFirstScreen(html: string, first: string): string {
  return html
    .replaceAll(/<link rel="preload" (href="[^"]*" crossorigin) as="style">/g, '<link rel="stylesheet" $1>')
    .replace('<div id="root">', () => `<div id="root">${first}`);
}

/** Shows the game's name until the first screen is there; it is the same in every language. */
export function withName(html: string, base: string, name: string): string {
  const mark = `<img src="${base}favicon.svg" width="72" height="72" fetchpriority="high" alt="" />`;
  return html.replace('<div id="root">', `<div id="root"><p data-splash>${mark}${name}</p>`);
}
