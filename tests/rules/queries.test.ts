/** The stand-in takes the queries that production takes, and answers them alike. */
import { expect, it } from 'vitest';
import { Documents, type RestQuery } from '../support/firestore/documents';
import { compileRules } from '../support/firestore/rules';
import { StandInError } from '../support/firestore/stand-in-error';
import { set } from './world';

const rulesFor = (body: string) =>
  compileRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`,
  );
const EVERYTHING = 'match /{all=**} { allow read: if true; }';

const PATHS = ['boards/a/rows/1', 'boards/a/rows/2', 'boards/b/rows/3', 'rows/4', 'boards/a/rows/1/more/5'];

function asking(body: string) {
  const documents = new Documents({ now: () => 0, rules: () => rulesFor(body) });
  documents.commit(
    'owner',
    PATHS.map((path) => set(path, { path })),
    (name) => name.replace('projects/p/databases/(default)/documents/', ''),
  );
  return (query: Omit<RestQuery, 'from'>, parent = '', isGroup = false) => {
    try {
      const from = [{ collectionId: 'rows', allDescendants: isGroup }];
      return documents.query({ uid: 'alice', token: {} }, parent, { from, ...query }).map(([key]) => key);
    } catch (error) {
      if (error instanceof StandInError) return error.status;
      throw error;
    }
  };
}

it('skips and limits', () => {
  const ask = asking(EVERYTHING);
  expect(ask({}, 'boards/a')).toEqual(['boards/a/rows/1', 'boards/a/rows/2']);
  expect(ask({ limit: 1 }, 'boards/a')).toEqual(['boards/a/rows/1']);
  expect(ask({ limit: { value: 1 }, offset: 1 }, 'boards/a')).toEqual(['boards/a/rows/2']);
  expect(ask({ offset: 2 }, 'boards/a')).toEqual([]);
  expect(ask({ limit: { value: 0 } }, 'boards/a')).toEqual([]);
});

it.each([{ limit: -1 }, { limit: 1.5 }, { limit: NaN }, { offset: -1 }, { offset: 0.5 }])(
  'takes no %o',
  (query) => {
    expect(asking(EVERYTHING)(query, 'boards/a')).toBe('INVALID_ARGUMENT');
  },
);

it('shows the rules how many are asked for and skipped', () => {
  const few = asking('match /rows/{id} { allow list: if request.query.limit <= 2; }');
  expect(few({ limit: 2 })).toEqual(['rows/4']);
  expect(few({ limit: 3 })).toBe('PERMISSION_DENIED');
  expect(few({})).toBe('PERMISSION_DENIED');
  const unskipped = asking('match /rows/{id} { allow list: if request.query.offset == 0; }');
  expect(unskipped({ offset: 0 })).toEqual(['rows/4']);
  expect(unskipped({ offset: 1 })).toBe('PERMISSION_DENIED');
});

it('lists a group of collections, below a document or everywhere', () => {
  const ask = asking(EVERYTHING);
  expect(ask({}, '', true)).toEqual(PATHS.filter((path) => !path.includes('more')).toSorted());
  expect(ask({}, 'boards/a', true)).toEqual(['boards/a/rows/1', 'boards/a/rows/2']);
  expect(ask({}, 'boards/a/rows/1', true)).toEqual([]);
});

it('asks of a group whether the rules allow it at any depth', () => {
  expect(asking('match /rows/{id} { allow list: if true; }')({}, '', true)).toBe('PERMISSION_DENIED');
  expect(asking('match /boards/{board}/rows/{id} { allow list: if true; }')({}, '', true)).toBe(
    'PERMISSION_DENIED',
  );
  expect(asking('match /{above=**}/rows/{id} { allow list: if true; }')({}, '', true)).toHaveLength(4);
  expect(asking('match /{above=**}/more/{id} { allow list: if true; }')({}, '', true)).toBe(
    'PERMISSION_DENIED',
  );
  // where it lies is not fixed, and neither is what it is called
  for (const condition of ["above[0] == 'boards'", "id == '1'", 'above is path'])
    expect(asking(`match /{above=**}/rows/{id} { allow list: if ${condition}; }`)({}, '', true)).toBe(
      'PERMISSION_DENIED',
    );
});
