/** Accounts and names that the owner of the site lets write nothing. */

/** Whether the document of an account or of a name says so. */
export function isBarred(document: unknown): boolean {
  return (
    typeof document === 'object' && document !== null && 'barred' in document && document.barred === true
  );
}
