/** Production on what a file of rules is made of: versions, functions, verbs, paths of any length. */
import { given, no, yes, type Topics } from './fact';

const documents = (body: string, before = '', within = '') => `${before}
service cloud.firestore { ${within}
  match /databases/{database}/documents { ${body} }
}`;

const VERBS = documents(
  `function isIn() { return request.auth != null; }
  function doubled() { let one = isIn() ? 1 : 0; let two = one * 2; return two; }
  match /cards/{id} {
    allow get: if isIn();
    allow list, update, write: if isIn() && doubled() == 2;
  }
  match /trees/{tree}/{branch=**} { allow read: if isIn(); }`,
  "rules_version = '2';",
);
const SCOPES = documents(
  `match /inner/{id} {
    function place() { return 'here'; }
    allow read: if isIn() && place() == 'here';
    allow create: if isIn() && isZoe(request.auth.uid);
  }
  match /outer/{id} { allow read: if isIn() && place() == 'everywhere'; }`,
  "rules_version = '2'; function place() { return 'everywhere'; } function isZoe(who) { return who == 'zoe'; }",
  'function isIn() { return request.auth != null; }',
);
const NESTED = documents(
  'match /shelves/{shelf} { match /books/{book} { allow get: if true; } }',
  "rules_version = '2';",
);
const WITHOUT_VERSION = documents(
  `match /cards/{id} { allow read: if request.auth != null; allow write: if request.auth.uid == 'zoe'; }`,
);
const old = { n: 1 };

export const FILES: Topics = {
  'functions-verbs-and-recursive': [
    ...given({ path: 'cards/one' }, [
      yes(VERBS, { method: 'get', old }),
      no(VERBS, { method: 'get', old, uid: null }),
      yes(VERBS, { method: 'list', path: 'cards' }),
      yes(VERBS, { method: 'update', old, new: { n: 2 } }),
      yes(VERBS),
    ]),
    ...given({ path: 'trees/oak/a/b/c', method: 'get', old }, [yes(VERBS), no(VERBS, { uid: null })]),
  ],
  'global-and-service-scope-functions': [
    ...given({ path: 'inner/one' }, [
      yes(SCOPES, { method: 'get', old }),
      no(SCOPES, { method: 'get', old, uid: null }),
      yes(SCOPES, { uid: 'zoe' }),
      no(SCOPES),
    ]),
    yes(SCOPES, { path: 'outer/one', method: 'get', old }),
  ],
  'hierarchical-match-cascade': given({ method: 'get', old }, [
    yes(NESTED, { path: 'shelves/top/books/one' }),
    no(NESTED, { path: 'shelves/top' }),
    no(NESTED, { path: 'shelves/top/boxes/one' }),
    no(NESTED, { path: 'shelves/top/books/one/pages/first' }),
  ]),
  'optional-rules-version': given({ path: 'cards/one' }, [
    yes(WITHOUT_VERSION, { method: 'get', old }),
    no(WITHOUT_VERSION, { method: 'get', old, uid: null }),
    no(WITHOUT_VERSION),
  ]),
};
