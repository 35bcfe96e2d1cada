/** What a store answers: a value, or why there is none. */

/** What was found, or that the store cannot be reached. */
export type Answer<Found> = ({ readonly kind: 'ok' } & Found) | { readonly kind: 'offline' };

export type AdminAnswer<T> =
  | Answer<{ readonly value: T }>
  /** The signed-in player is not the owner of the site. */
  | { readonly kind: 'denied' };
