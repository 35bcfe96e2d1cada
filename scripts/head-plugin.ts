/** Tells the browser at once about the fonts of the first picture, which it would else find late. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The display face and the text face at its usual weight; the bold one is not needed for the first picture. */
const PRELOADED: readonly { readonly name: RegExp; readonly attrs: Readonly<Record<string, string>> }[] = [
  { name: /mochiy-pop-one-latin-400.*\.woff2$/, attrs: { as: 'font', type: 'font/woff2' } },
  { name: /zen-maru-gothic-latin-500.*\.woff2$/, attrs: { as: 'font', type: 'font/woff2' } },
];

export function headPlugin(): Plugin {
  let base = '/';
  return {
    name: 'worldmaps-head',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {});
        return PRELOADED.flatMap(({ name, attrs }) =>
          files
            .filter((file) => name.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `${base}${file}`, crossorigin: '', ...attrs },
              injectTo: 'head-prepend' as const,
            })),
        );
      },
    },
  };
}
