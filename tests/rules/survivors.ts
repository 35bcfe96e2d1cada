/** Conditions whose loss no request can show, by what the mutant drops, with the reason why they stay. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  'without || request.query.offset == null':
    'nobody has published whether production leaves an unasked offset out, as here, or sends null or 0',
};
