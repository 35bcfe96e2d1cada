/** Which entries are one address's, and which of them counts (DECISIONS 20). */

/** Domains whose mailboxes ignore dots, with the one name they are compared by. */
const DOTLESS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The form in which addresses are compared: lower case, without what stands after a plus, and without dots where the
 * provider ignores them. It is no address to write to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+');
  // nothing but what stands after a plus is all there is to compare
  const kept = plus > 0 ? local.slice(0, plus) : local;
  const dotless = DOTLESS[domain];
  return dotless === undefined ? `${kept}@${domain}` : `${kept.replaceAll('.', '')}@${dotless}`;
}

export interface Addressed {
  readonly publicId: string;
  readonly email: string;
  /** Whether the account that entered had confirmed this very address. */
  readonly confirmed: boolean;
  /** When the store took it, epoch milliseconds. */
  readonly sentAt: number;
}

function isBefore(a: Addressed, b: Addressed): boolean {
  if (a.confirmed !== b.confirmed) return a.confirmed;
  return a.sentAt === b.sentAt ? a.publicId < b.publicId : a.sentAt < b.sentAt;
}

/**
 * One entry an address, in the order they came in: that of an account which confirmed the address before any other, else
 * the earliest. So nobody is shut out by somebody else who types their address first.
 */
export function onePerAddress<T extends Addressed>(entries: readonly T[]): readonly T[] {
  const counted = new Map<string, T>();
  for (const entry of entries) {
    const key = mailboxOf(entry.email);
    const known = counted.get(key);
    if (!known || isBefore(entry, known)) counted.set(key, entry);
  }
  const ids = new Set([...counted.values()].map(({ publicId }) => publicId));
  return entries.filter(({ publicId }) => ids.has(publicId));
}

/** Public ids of the entries that count: whom a prize is drawn from. */
export function idsThatCount(entries: readonly Addressed[]): readonly string[] {
  return onePerAddress(entries).map(({ publicId }) => publicId);
}
