/** What the owner plans of a week's contest, and the wordings of its rules. */
import { wordingOf } from '../documents';
import { ADMIN, NOW, START, remove, set, type Fields, type World } from '../world';
import { no, ok, refused, accepted, type Case } from './case';

/** Week 49 begins in nine days, week 47 is running, and weeks 18 and 19 of the next year have no contest of their own. */
const NEXT = '2026-W49';
const [BEGIN, END] = [new Date('2026-11-30T00:00:00Z'), new Date('2026-12-07T00:00:00Z')];
export const THIS = '2026-W47';
const [BEGAN, ENDS] = [new Date('2026-11-16T00:00:00Z'), new Date('2026-11-23T00:00:00Z')];
export const BARE = '2027-W18';
const [BARE_BEGINS, BARE_ENDS] = [new Date('2027-05-03T00:00:00Z'), new Date('2027-05-10T00:00:00Z')];

export const at = (week: string) => `weeklyContest/${week}`;
export const until = (w: World, instant: Date) => w.later((instant.getTime() - START) / 1000);

export const plan = (changes: Fields = {}): Fields => ({
  week: NEXT,
  turn: 1,
  level: 3,
  gameMode: 5,
  quest: 'quest7',
  off: false,
  opens: BEGIN,
  ends: END,
  prizeFr: 'Un poster',
  prizeEn: 'A poster',
  textFr: '',
  textEn: '',
  picture: '',
  pictureFr: '',
  pictureEn: '',
  wording: 'contest-2',
  sentAt: NOW,
  ...changes,
});
/** What everybody knows of week 47, with a prize. */
export const usual = (changes: Fields = {}): Fields =>
  plan({ week: THIS, level: 1, quest: 'dquest5', opens: BEGAN, ends: ENDS, ...changes });
export const bare = (changes: Fields = {}): Fields =>
  plan({ week: BARE, opens: BARE_BEGINS, ends: BARE_ENDS, ...changes });

const weekOf = ({ week }: Fields): string => (typeof week === 'string' ? week : '');

const plans = (w: World, fields: Fields, path = at(weekOf(fields))) => w.as(ADMIN).commit(set(path, fields));
export const onWednesday = new Date('2027-05-05T12:00:00Z');
export const onThursday = new Date('2027-05-06T12:00:00Z');
const PICTURE = `data:image/webp;base64,${'A'.repeat(60)}`;

/** Puts a plan there and changes it, which is its second turn. */
const replan = (w: World, before: Fields, after: Fields, turn = 2) => {
  w.given(set(at(weekOf(before)), before));
  plans(w, { ...after, turn });
};

export const PLANS: readonly Case[] = [
  ok('plan: another game for a week to come', (w) => plans(w, plan())),
  no('plan: by a player', (w) => w.as('alice').commit(set(at(NEXT), plan()))),
  no('plan: signed out', (w) => w.as(undefined).commit(set(at(NEXT), plan()))),
  no('plan: in another week’s place', (w) =>
    plans(w, plan({ opens: END, ends: new Date('2026-12-14T00:00:00Z') }), at('2026-W50')),
  ),
  ...accepted(
    'plan',
    {
      'a whole level': { gameMode: 4, quest: '' },
      'a duplicate quest': { quest: 'dquest1' },
      'no contest': { off: true, gameMode: 4, quest: '' },
      'shorter than the week': {
        opens: new Date(BEGIN.getTime() + 1000),
        ends: new Date(END.getTime() - 1000),
      },
      'a picture': { picture: PICTURE, pictureFr: 'Le poster', pictureEn: 'The poster' },
      'the longest words': {
        prizeFr: 'é'.repeat(120),
        prizeEn: 'e'.repeat(120),
        textFr: 'é'.repeat(1000),
        textEn: 'e'.repeat(1000),
        pictureFr: 'é'.repeat(200),
        pictureEn: 'e'.repeat(200),
      },
      'the longest picture': { picture: `data:image/png;base64,${'A'.repeat(40_000 - 22)}` },
    },
    (w, change) => plans(w, plan(change)),
  ),
  ...refused(
    'plan',
    {
      'a field more': { more: 1 },
      'a stamp of its own': { sentAt: new Date(START - 1000) },
      'level 23': { level: 23 },
      'level in words': { level: 'one' },
      'mode 2': { gameMode: 2, quest: '' },
      'mode 2 of a quest': { gameMode: 2 },
      'mode 4 of a quest': { gameMode: 4 },
      'mode 5 without a quest': { quest: '' },
      'a quest of no name': { quest: 'quest0' },
      'off in words': { off: 'yes' },
      'before the week': { opens: new Date(BEGIN.getTime() - 1000) },
      'after the week': { ends: new Date(END.getTime() + 1000) },
      'never open': { opens: END },
      'hours in words': { opens: '2026-11-30T00:00:00Z', ends: '2026-12-07T00:00:00Z' },
      'a prize too long': { prizeFr: 'é'.repeat(121) },
      'a prize too long in English': { prizeEn: 'e'.repeat(121) },
      'a prize that is a number': { prizeFr: 3 },
      'a text too long': { textFr: 'é'.repeat(1001) },
      'a text too long in English': { textEn: 'e'.repeat(1001) },
      'a picture’s text too long': { pictureFr: 'é'.repeat(201) },
      'a picture’s text too long in English': { pictureEn: 'e'.repeat(201) },
      'a picture too heavy': { picture: `data:image/png;base64,${'A'.repeat(40_000 - 21)}` },
      'a picture of elsewhere': { picture: 'https://example.org/prize.png' },
      'a picture that is a script': { picture: 'data:image/svg+xml;base64,AAAA' },
      'rules nobody has written': { wording: 'w49-1' },
      'a second turn without a first': { turn: 2 },
      'a turn in words': { turn: '1' },
    },
    (w, change) => plans(w, plan(change)),
  ),
  no('plan: a field less', (w) => {
    const { picture: _, ...less } = plan();
    plans(w, less, at(NEXT));
  }),
  ok('plan: rules written before', (w) => {
    w.given(set('wordings/w49-1', wordingOf()));
    plans(w, plan({ wording: 'w49-1' }));
  }),
  ok('plan: rules written this very moment', (w) =>
    w.as(ADMIN).commit(set('wordings/w49-1', wordingOf()), set(at(NEXT), plan({ wording: 'w49-1' }))),
  ),

  ok('plan: a prize for the running week', (w) => plans(w, usual())),
  ok('plan: an earlier end of the running week', (w) =>
    plans(w, usual({ ends: new Date(ENDS.getTime() - 1000) })),
  ),
  ...refused(
    'plan of the running week',
    {
      'another level': { level: 2 },
      'another quest': { quest: 'dquest1' },
      'another mode': { gameMode: 4, quest: '' },
      'no contest any more': { off: true },
      'another beginning': { opens: new Date('2026-11-22T00:00:00Z') },
    },
    (w, change) => plans(w, usual(change)),
  ),
  no('plan of the running week: rules of its own, where some agreed to others', (w) => {
    w.given(set('wordings/w47-1', wordingOf()));
    plans(w, usual({ wording: 'w47-1' }));
  }),
  ok('plan: another game a second before its week', (w) => {
    until(w, new Date(BEGIN.getTime() - 1000));
    plans(w, plan());
  }),
  no('plan: another game when its week begins', (w) => {
    until(w, BEGIN);
    plans(w, plan());
  }),
  no('plan: a prize for a week that is over', (w) => {
    until(w, ENDS);
    plans(w, usual());
  }),
  ok('plan: a contest in a running week that has none', (w) => {
    until(w, onWednesday);
    plans(w, bare({ opens: onThursday }));
  }),
  no('plan: a contest in a running week that has none, open since Monday', (w) => {
    until(w, onWednesday);
    plans(w, bare());
  }),

  ok('plan: changed before it is open, its week running', (w) => {
    until(w, onWednesday);
    replan(
      w,
      bare({ opens: onThursday }),
      bare({ opens: new Date(onThursday.getTime() + 3_600_000), level: 4 }),
    );
  }),
  ok('plan: words, picture and end changed while it is open', (w) => {
    until(w, onWednesday);
    replan(
      w,
      bare(),
      bare({
        prizeFr: 'Deux posters',
        prizeEn: '',
        textFr: 'Bonne chance !',
        textEn: 'Good luck!',
        picture: PICTURE,
        pictureFr: 'a',
        pictureEn: 'b',
        ends: onThursday,
      }),
    );
  }),
  ...refused(
    'plan of an open contest',
    {
      'another level': { level: 4 },
      'another quest': { quest: 'quest8' },
      'another mode': { gameMode: 4, quest: '' },
      'no contest any more': { off: true },
      'another beginning': { opens: onThursday },
      'other rules': { wording: 'contest-1' },
    },
    (w, change) => {
      until(w, onWednesday);
      replan(w, bare(), bare(change));
    },
  ),
  ...refused(
    'plan of a second desk',
    { 'the turn that is there': { turn: 1 }, 'a turn left out': { turn: 3 } },
    (w, { turn }) => replan(w, plan(), plan(), Number(turn)),
  ),
  ok('plan: the first turn of what was kept before turns were counted', (w) => {
    const { turn: _, ...old } = plan();
    replan(w, old, plan(), 1);
  }),
  no('plan: changed by a player', (w) => {
    w.given(set(at(NEXT), plan()));
    w.as('alice').commit(set(at(NEXT), plan({ level: 4, turn: 2 })));
  }),
  no('plan: changed into no plan', (w) => replan(w, plan(), plan({ level: 23 }))),
  no('plan: a prize changed after the week', (w) => {
    until(w, ENDS);
    replan(w, usual(), usual({ prizeFr: 'Rien' }));
  }),
  ok('plan: taken back before its week', (w) => {
    w.given(set(at(NEXT), plan()));
    w.as(ADMIN).commit(remove(at(NEXT)));
  }),
  no('plan: taken back when its week begins', (w) => {
    w.given(set(at(NEXT), plan()));
    until(w, BEGIN);
    w.as(ADMIN).commit(remove(at(NEXT)));
  }),
  no('plan: taken back by a player', (w) => {
    w.given(set(at(NEXT), plan()));
    w.as('alice').commit(remove(at(NEXT)));
  }),
  ok('plan: read by anybody', (w) => w.as(undefined).get(at(NEXT))),
  ok('plans: listed by the owner', (w) => w.as(ADMIN).list('weeklyContest', 100)),
  no('plans: listed by a player', (w) => w.as('alice').list('weeklyContest', 100)),
  no('plans: listed without an end', (w) => w.as(ADMIN).list('weeklyContest', 101)),
];
