/** The consent of a contest entry; the entry stores which version of the wording the player agreed to (DECISIONS 20). */

/**
 * Versions of the wording, the newest first: `legal.json` of `resources/locales` keeps the words of each, so that what was
 * agreed to can be read for good. New words get a new version.
 */
export const CONSENT_WORDINGS = ['contest-2', 'contest-1'] as const;

/** Version of the words that the form says today. */
export const CONSENT_WORDING: string = CONSENT_WORDINGS[0];

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
