/** Accounts and names that the owner of the site lets write nothing, and accounts that have ended. */

/** Whether the document of an account or of a name says so. */
export function isBarred(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  return (
    ('barred' in document && document.barred === true) || ('closed' in document && document.closed === true)
  );
}
