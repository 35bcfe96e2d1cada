import { expect, it } from 'vitest';
import { SECTIONS, sectionOf, sectionPath } from '../../../../src/screens/admin/sections';

it('every section has an address that leads to it, and every other address leads to today', () => {
  for (const section of SECTIONS) {
    const query = new URL(sectionPath(section), 'https://example.org').searchParams;
    expect(sectionOf(query.get('section'))).toBe(section);
  }
  expect([sectionOf(null), sectionOf('elsewhere')]).toEqual(['today', 'today']);
});
