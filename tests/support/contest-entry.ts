/** An entry to the contest as the page hands it to the store, for tests of what becomes of it. */
import type { Write } from '../../src/records/schema';

/** Friday of the week it is for. */
export const ENTRY_NOW = Date.UTC(2026, 10, 20);
export const ENTRY_WEEK = '2026-W47';
const date = new Date(ENTRY_NOW).toISOString();

export const shown = {
  name: 'Zoé',
  maskedEmail: 'z***@example.org',
  time: 80,
  score: 1,
  level: 2,
  date,
  week: ENTRY_WEEK,
} as const;
export const entry = (changes: { isVisit?: boolean; publicId?: string } = {}): Write => {
  const { publicId = 'p', isVisit } = changes;
  return {
    kind: 'entry',
    id: publicId,
    ...(isVisit === undefined ? {} : { isVisit }),
    shown,
    document: {
      name: 'Zoé',
      time: 80,
      email: 'zoe@example.org',
      score: 1,
      level: 2,
      gameMode: 4,
      quest: '',
      date,
      userId: '',
      week: ENTRY_WEEK,
      consent: { wording: '1', date },
      publicId,
    },
  };
};
