/** Counts a day on Firestore without reading a row. */
import type { QueryConstraint } from 'firebase/firestore/lite';
import { DAY_MS, startOf, type Day } from '../../daily/day';
import { CATALOGUE } from '../../maps/catalogue';
import type { DayDesk } from '../days';
import { boardName, huntsPath } from '../paths';
import type { AsAdmin } from './as-admin';
import type { Backend } from './backend';
import { countOf } from './count';

/** Where a field that the server stamped lies within a day. */
function within({ firestore: { where } }: Backend, field: string, day: Day): readonly QueryConstraint[] {
  const start = startOf(day);
  return [where(field, '>=', new Date(start)), where(field, '<', new Date(start + DAY_MS))];
}

export function createFirebaseDays(asAdmin: AsAdmin): DayDesk {
  return {
    of: (day) =>
      asAdmin(async (backend) => {
        const sent = within(backend, 'sentAt', day);
        const boards = CATALOGUE.map(({ id }) => countOf(backend, { group: boardName(id) }, sent));
        const [newcomers, ...games] = await Promise.all([
          countOf(backend, { path: 'accounts' }, within(backend, 'createdAt', day)),
          countOf(backend, { path: huntsPath(day) }, []),
          ...boards,
        ]);
        return { games: games.reduce((sum, count) => sum + count, 0), newcomers };
      }),

    activeSince: (instant) =>
      asAdmin((backend) =>
        countOf(backend, { path: 'accounts' }, [
          backend.firestore.where('lastWrite', '>=', new Date(instant)),
        ]),
      ),
  };
}
