/** Addresses as the public may see them: results name a winner without giving anybody an e-mail. */

/**
 * The address with the last 3 characters of its local part as stars (SPEC section 6). A local part of 3 characters or
 * fewer is three stars, so that nothing of it, not even its length, is left.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = at < 0 ? email : email.slice(0, at);
  const domain = at < 0 ? '' : email.slice(at);
  return `${Array.from(local).slice(0, -3).join('')}***${domain}`;
}
