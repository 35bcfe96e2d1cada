/** The hashed addresses of all locale files, by their path relative to this module. */

export const FILES = import.meta.glob<string>(
  // what only the studio and the atlas say is no part of the game
  [
    '../../resources/locales/**/*.json',
    '!../../resources/locales/*/artwork.json',
    '!../../resources/locales/*/studio.json',
    // comes with the code
    '!../../resources/locales/*/months.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
