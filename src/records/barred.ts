/** Tells whether an account or a name may write nothing: the owner of the site barred it, or the account has ended. */

/** Whether the document of an account or of a name says so. */
export function isBarred(document: unknown): boolean {
  if (typeof document !== 'object' || document === null) return false;
  return (
    ('barred' in document && document.barred === true) || ('closed' in document && document.closed === true)
  );
}
