import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { preloadTags } from '../../../scripts/head-plugin';

const asset = (fileName: string, source: string) => ({
  type: 'asset',
  fileName,
  originalFileNames: [source],
});

const FONTS = '../node_modules/@fontsource';

const files = {
  heading: asset('a/h.woff2', `${FONTS}/mochiy-pop-one/files/mochiy-pop-one-latin-400-normal.woff2`),
  text: asset('a/t.woff2', `${FONTS}/zen-maru-gothic/files/zen-maru-gothic-latin-500-normal.woff2`),
  bold: asset('a/b.woff2', `${FONTS}/zen-maru-gothic/files/zen-maru-gothic-latin-700-normal.woff2`),
  french: asset('a/fr.json', '../resources/locales/fr/interface.json'),
  english: asset('a/en.json', '../resources/locales/en/interface.json'),
};

const tagsOf = (some: Partial<typeof files>) =>
  preloadTags(some as unknown as Rolldown.OutputBundle, '/worldmaps/');

describe('what every page asks for ahead', () => {
  it('is the fonts and the French texts of the first picture, by their addresses in the build', () => {
    const attrs = tagsOf(files).map((tag) => tag.attrs);
    expect(attrs.map((each) => each?.['href'])).toEqual(
      ['h.woff2', 't.woff2', 'b.woff2', 'fr.json'].map((name) => `/worldmaps/a/${name}`),
    );
    expect(attrs.map((each) => each?.['as'])).toEqual(['font', 'font', 'font', 'fetch']);
    expect(attrs.every((each) => each?.['crossorigin'] === '')).toBe(true);
  });

  it.each(['heading', 'text', 'bold', 'french'] as const)('ends the build without the file: %s', (gone) => {
    const { [gone]: _, ...rest } = files;
    expect(() => tagsOf(rest)).toThrow('scripts/head-plugin');
  });
});
