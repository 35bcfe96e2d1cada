/** Conditions whose loss no request can show, by what the mutant drops, with the reason why they stay. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
