/** Why the studio's server refuses something, as codes: the page says each in the user's language. */
export const REFUSALS = [
  'sender',
  'noAnswer',
  'noFile',
  'noLevel',
  'leadsOut',
  'elsewhere',
  'hasArtwork',
  'notDrawn',
  'tooLarge',
  'noJson',
  'document',
  'unreadable',
  'pictureName',
  'noPicture',
  'format',
  'pixels',
  'damaged',
  'full',
  'notWritten',
  'noShare',
  'shareVersion',
  'shareShape',
  'shareLacks',
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
