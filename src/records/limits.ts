/** Limits of form fields, separate from the schemas, so that showing a form does not load the parser. */

/** Most characters of a name (SPEC section 9). */
export const LONGEST_NAME = 20;

/** Most characters of a feedback or a comment. */
export const LONGEST_TEXT = 2000;
