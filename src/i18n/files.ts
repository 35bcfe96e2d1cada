/** The hashed addresses of all locale files, by their path relative to this module. */

export const FILES = import.meta.glob<string>('../../resources/locales/**/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});
