/** Preloads the fonts and texts of the first picture, which the browser would otherwise discover late. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { APP_DESCRIPTION } from './app-description.ts';

/** All that is wanted before the first picture; French is what most players read. */
const PRELOADED: readonly {
  /** Of the file in the sources. */
  readonly name: RegExp;
  readonly attrs: Readonly<Record<string, string>>;
}[] = [
  { name: /mochiy-pop-one-latin-400.*\.woff2$/, attrs: { as: 'font', type: 'font/woff2' } },
  { name: /zen-maru-gothic-latin-500.*\.woff2$/, attrs: { as: 'font', type: 'font/woff2' } },
  { name: /zen-maru-gothic-latin-700.*\.woff2$/, attrs: { as: 'font', type: 'font/woff2' } },
  { name: /locales\/fr\/interface\.json$/, attrs: { as: 'fetch' } },
];

/** The preload tags. Throws at a name that no file of the build has, because the page would then be slower unnoticed. */
export function preloadTags(bundle: Rolldown.OutputBundle, base: string): HtmlTagDescriptor[] {
  const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []));
  return PRELOADED.flatMap(({ name, attrs }) => {
    const files = assets.filter(({ originalFileNames }) => originalFileNames.some((each) => name.test(each)));
    if (files.length === 0)
      throw new Error(`No file of the build matches ${String(name)} (scripts/head-plugin).`);
    return files.map(({ fileName }) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: `${base}${fileName}`, crossorigin: '', ...attrs },
      injectTo: 'head' as const,
    }));
  });
}

/** `policy` is the page's content security policy; absent where the server sends one. */
export function headPlugin(policy?: string): Plugin {
  let base = '/';
  return {
    name: 'worldmaps-head',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const about = {
          tag: 'meta',
          attrs: { name: 'description', content: APP_DESCRIPTION },
          injectTo: 'head' as const,
        };
        const rule = policy && {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
          injectTo: 'head-prepend' as const,
        };
        return [
          // a development server needs what the policy forbids
          ...(rule && bundle ? [rule] : []),
          about,
          ...(bundle ? preloadTags(bundle, base) : []),
        ];
      },
    },
  };
}
