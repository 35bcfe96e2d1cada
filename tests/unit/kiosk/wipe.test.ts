import { expect, test } from 'vitest';
import { wipeVisitor } from '../../../src/kiosk/wipe';

function shelf(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('everything of a visitor goes, the booth’s own stays', () => {
  const local = shelf({
    'worldmaps.name': 'Mika',
    'worldmaps.language': 'en',
    'worldmaps.kiosk': '1',
    'worldmaps.kiosk.pin': '{}',
    'worldmaps.uploaded': 'yes',
    'worldmaps.catalog': '[]',
  });
  const session = shelf({ 'worldmaps.feedback': 'bonjour' });
  wipeVisitor(
    () => local,
    () => session,
  );
  expect([...local.kept.keys()]).toEqual(['worldmaps.kiosk', 'worldmaps.kiosk.pin', 'worldmaps.uploaded']);
  expect(session.kept.size).toBe(0);
});

test('a blocked storage stops nothing', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const session = shelf({ a: 'b' });
  wipeVisitor(blocked, () => session);
  expect(session.kept.size).toBe(0);
});
