/** The consent of a contest entry; the entry stores which version of the wording the player agreed to (DECISIONS 20). */

/**
 * Versions of the wording, the newest first: `legal.json` of `resources/locales` keeps the words of each, so that what was
 * agreed to can be read for good. New words get a new version.
 */
export const CONSENT_WORDINGS = ['contest-2', 'contest-1'] as const;

/** Version of the words that the form says today. */
export const CONSENT_WORDING: string = CONSENT_WORDINGS[0];

/**
 * Whether a version is the site's own rules, which hold where a week has none of its own: the game's (`contest-2`), or the
 * page that the owner wrote in their place (`rules-3`). Any of them may have been in force when a player agreed.
 */
export function isSiteWide(wording: string): boolean {
  return /^(?:contest|rules)-\d{1,4}$/.test(wording);
}

const EMAIL = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const LONGEST_EMAIL = 254;

/** Whether `text` is local part, @, domain and a top-level domain of at least two letters (SPEC section 5). Expects trimmed text. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}

/** The address as it is compared and hashed: trimmed and in lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
