/** The hashed addresses of all files of texts, by their path from here. */

export const FILES = import.meta.glob<string>('../../resources/locales/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
