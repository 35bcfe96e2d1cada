/** Masks e-mail addresses, so that public results can name a winner without revealing the address. */

/**
 * The address with the last 3 characters of its local part replaced by stars (SPEC section 6). A local part of 3
 * characters or fewer becomes three stars, which hides its length too. What stands after a plus goes whole: three stars in
 * the place of a tag would leave all of the mailbox to read.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = (at < 0 ? email : email.slice(0, at)).split('+');
  const domain = at < 0 ? '' : email.slice(at);
  return `${Array.from(local).slice(0, -3).join('')}***${domain}`;
}
