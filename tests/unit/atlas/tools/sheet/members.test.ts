import { describe, expect, it } from 'vitest';
import { sheetSvg } from '../../../../../atlas/tools/sheet/contact-sheet';
import { membersIn } from '../../../../../atlas/tools/sheet/members';

const slime = { plan: 'blob', body: 'drop', colour: 'lime' };
const clerk = { hair: 'bob', outfit: 'suit' };

describe('membersIn', () => {
  const labels = (value: unknown): string[] => membersIn(value).map(({ label }) => label);

  it('names members by their quest, also when a quest has several figures', () => {
    const cast = { members: [{ quest: 'quest1', figures: [slime, clerk] }], extra: () => slime };
    expect(labels({ cast })).toEqual(['quest1', 'quest1']);
  });

  it('names members by their label or their key', () => {
    expect(labels({ NAMED: [{ label: 'King Gloop', spec: slime }], herald: clerk })).toEqual([
      'King Gloop',
      'herald',
    ]);
  });

  it('says what nameless members are', () => {
    expect(labels({ BLOBS: [slime, clerk] })).toEqual(['blob drop', 'bob suit']);
  });

  it('finds nothing where nobody is', () => {
    expect(labels({ WIDTH: 3840, light: { ink: '#000000' }, make: () => slime, nothing: null })).toEqual([]);
  });
});

describe('sheetSvg', () => {
  const options = { columns: 2, cell: [100, 120], scale: 1 } as const;

  it('has a cell for every member, and letters nobody drew are left out', () => {
    const members = membersIn({ a: slime, b: clerk }).map((member) => ({ ...member, label: 'Été № 7 ☂' }));
    const svg = sheetSvg([...members, ...members.slice(0, 1)], options);
    expect(svg).toContain('width="200" height="240"');
    expect(svg.match(/<g transform="translate\(\d+ \d+\) scale\(1\)">/g)).toHaveLength(3);
    expect(svg).not.toContain('<text');
  });
});
