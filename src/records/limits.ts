/** Lengths a form may ask for, apart from the schemas so that showing a form loads no parser. */

/** Characters of a name (SPEC section 9). */
export const LONGEST_NAME = 20;

/** Characters of a feedback or a comment. */
export const LONGEST_TEXT = 2000;
