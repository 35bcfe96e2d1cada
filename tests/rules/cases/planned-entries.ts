/** What entries are taken for a contest that the owner has planned. */
import { definition, enters } from '../documents';
import { set, type Fields, type World } from '../world';
import { guest, no, ok, type Case } from './case';
import { at, THIS, BARE, until, usual, bare, onWednesday, onThursday } from './plans';

const DATE = '2027-05-05T11:59:00.000Z';
const PLAYED: Fields = { level: 3, score: 1, time: 12.5, date: DATE };
/** Enters the contest planned for a week that has none of its own, on its Wednesday. */
const enterPlanned = (
  w: World,
  planned: Fields,
  entry: Fields = {},
  shown: Fields = {},
  wording = 'contest-2',
) => {
  w.given(set(at(BARE), bare(planned)));
  until(w, onWednesday);
  guest(w).commit(
    ...enters({
      week: BARE,
      entry: { ...PLAYED, quest: 'quest7', consent: { wording, date: DATE }, ...entry },
      shown: { ...PLAYED, ...shown },
    }),
  );
};
const WHOLE: Fields = { gameMode: 4, quest: '', score: 23, time: 300 };
const SHOWN: Fields = { score: 23, time: 300 };

export const PLANNED_ENTRIES: readonly Case[] = [
  ok('entry: the game that is planned', (w) => enterPlanned(w, {})),
  ok('entry: the whole level that is planned', (w) =>
    enterPlanned(w, { gameMode: 4, quest: '' }, WHOLE, SHOWN),
  ),
  no('entry: less than the whole level that is planned', (w) =>
    enterPlanned(w, { gameMode: 4, quest: '' }, { ...WHOLE, score: 22 }, { ...SHOWN, score: 22 }),
  ),
  no('entry: a whole level where a quest is planned', (w) => enterPlanned(w, {}, WHOLE, SHOWN)),
  no('entry: another quest than is planned', (w) => enterPlanned(w, {}, { quest: 'quest8' })),
  no('entry: another level than is planned', (w) => enterPlanned(w, {}, { level: 4 }, { level: 4 })),
  no('entry: the calendar’s game where another is planned', (w) => {
    w.given(set(at(THIS), usual({ quest: 'dquest1' })));
    guest(w).commit(...enters());
  }),
  no('entry: no contest is planned', (w) => enterPlanned(w, { off: true })),
  no('entry: before the contest is open', (w) => enterPlanned(w, { opens: onThursday })),
  ok('entry: the moment the contest is open', (w) => enterPlanned(w, { opens: onWednesday })),
  no('entry: after the planned end', (w) => enterPlanned(w, { ends: onWednesday })),
  ok('entry: a second before the planned end', (w) =>
    enterPlanned(w, { ends: new Date(onWednesday.getTime() + 1000) }),
  ),
  no('entry: under rules that are not this week’s', (w) =>
    enterPlanned(w, { wording: 'w18-1' }, {}, {}, 'contest-2'),
  ),
  ok('entry: under rules of the whole site that were in force before', (w) =>
    enterPlanned(w, {}, {}, {}, 'rules-2'),
  ),
  no('entry: under rules of another week', (w) => enterPlanned(w, {}, {}, {}, 'w18-1')),
  ok('entry: under the week’s own rules', (w) => enterPlanned(w, { wording: 'w18-1' }, {}, {}, 'w18-1')),
  // what the rules look into most for
  ok('entry: the whole level that is planned, uploaded', (w) => {
    w.given(set('levelData/level3', definition({ level: 3, counts: { normal: 23, duplicate: 1 } })));
    enterPlanned(w, { gameMode: 4, quest: '' }, WHOLE, SHOWN);
  }),
];
