/**
 * Why a store refused a write. The player reads the reason (`records:refusal.*`), corrects the write and sends it
 * again.
 */

export const REFUSALS = [
  'nameTaken',
  /** The owner of the site lets this account, or anybody under this name, write nothing. */
  'barred',
  'denied',
  'invalid',
  'insecure',
  'emailUsed',
  /** Of a reply that holds another word than the mystery word. */
  'wordWrong',
  /** The account has entered this week's contest already. */
  'entered',
  'weekOver',
  /** The week's contest opens later. */
  'notOpen',
  /** It was not the week's level, mode and quest. */
  'otherGame',
  /** The hunt is of a day that is long past, or yet to come. */
  'dayOver',
  /** The device's clock is not the server's. */
  'clock',
] as const;

export type Refusal = (typeof REFUSALS)[number];
