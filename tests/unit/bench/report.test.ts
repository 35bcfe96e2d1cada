/** The bench's page keeps what was not measured this time, and what is measured by hand. */
import { describe, expect, it } from 'vitest';
import { report, type Table } from '../../bench/report';

const table = (title: string, value: number): Table => ({
  title,
  columns: ['', 'ms'],
  rows: [['game', value]],
});

describe('report', () => {
  const before = report(['a fact'], [table('Loading', 1), table('Home', 2)], '') + '\n## By hand\n\nwords\n';

  it('replaces a section that was measured again, where it stood', () => {
    const page = report(['a fact'], [table('Loading', 3)], before);
    expect(page.match(/^## .*/gm)).toEqual(['## Loading', '## Home', '## By hand']);
    expect(page).toMatch(/## Loading\s[^#]*\| 3/);
    expect(page).not.toMatch(/## Loading\s[^#]*\| 1/);
    expect(page).toContain('words');
  });

  it('says the same twice when the same is measured twice', () => {
    const again = () => report(['a fact'], [table('Loading', 1), table('Home', 2)], before);
    expect(report(['a fact'], [table('Loading', 1), table('Home', 2)], again())).toBe(again());
  });
});
