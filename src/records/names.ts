/** How player names compare: one rule for boards, protection and document ids. */

/** The name without case and spaces around: equal keys are the same name (DECISIONS 17). */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
