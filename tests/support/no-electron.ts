/** Stands for `electron` in unit tests: importing the real one without its binary would start a download. */
export const app = undefined;
