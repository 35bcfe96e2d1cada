/** The sections of the owner's desk, each at `/admin?section=…`. */

export const SECTIONS = ['today', 'contest', 'boards', 'messages', 'levels', 'pages', 'data'] as const;
export type Section = (typeof SECTIONS)[number];

/** Today for an address that names none. */
export function sectionOf(text: string | null): Section {
  return SECTIONS.find((section) => section === text) ?? 'today';
}

export function sectionPath(section: Section): string {
  return section === 'today' ? '/admin' : `/admin?section=${section}`;
}
