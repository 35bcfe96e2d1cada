// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../../../src/maps/catalogue';
import { definitionOf } from '../../../../../src/maps/definition';
import { LevelCard } from '../../../../../src/screens/admin/levels/LevelCard';
import { LEVEL } from '../../../../support/level';
import { localRecords, newDisk } from '../../../../support/records';
import { manifestOf, showScreen } from '../../../../support/screen';

beforeEach(newDisk);
afterEach(cleanup);

const [ENTRY] = CATALOGUE.filter(({ id }) => id === LEVEL.level);
const HELD = definitionOf({ ...LEVEL, updateDate: '2000-01-01T00:00:00Z' });

it.each(['en', 'fr'] as const)(
  'names each button by what is written on it, and whose it is (%s)',
  (language) => {
    if (!ENTRY) throw new Error('no level');
    const upload = {
      results: new Map(),
      running: false,
      canUndo: () => true,
      undo: vi.fn(async () => undefined),
    };
    const held = new Map([[ENTRY.id, HELD]]);
    showScreen(
      <LevelCard
        entry={ENTRY}
        manifest={manifestOf(ENTRY.id)}
        held={held}
        upload={upload}
        onSend={vi.fn()}
      />,
      { records: localRecords().records, language },
    );
    const ways = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
    expect(ways).toHaveLength(4);
    for (const way of ways) {
      const name = way.getAttribute('aria-label') ?? '';
      expect(name.startsWith(way.textContent)).toBe(true);
      expect(name).toContain(ENTRY.name);
    }
  },
);
