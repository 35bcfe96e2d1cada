/**
 * What production answers, and so does the stand-in: facts recorded from the Rules Test API (published by
 * `davideast/pyric`), each as one condition of our own.
 */
import { expect, it } from 'vitest';
import { timestampOf } from '../support/firestore/rest';
import { compileRules } from '../support/firestore/rules';

const DATA = {
  n: { integerValue: '3' },
  f: { doubleValue: 2.5 },
  s: { stringValue: 'Zoé' },
  list: { arrayValue: { values: ['a', 'b', 'b', 'c'].map((stringValue) => ({ stringValue })) } },
  map: {
    mapValue: {
      fields: { a: { mapValue: { fields: { b: { stringValue: 'x' } } } }, t: { stringValue: 'y' } },
    },
  },
};

const HELD = [
  // sets are sets: keys are a list, and a list has no algebra
  '[1, 2].toSet().union([2, 3].toSet()).hasOnly([1, 2, 3])',
  '[1, 2].toSet().intersection([2, 3].toSet()).hasOnly([2])',
  '[1, 2].toSet().difference([2].toSet()).hasOnly([1])',
  'd.map.keys() is list',
  // lists
  "d.list.concat(['b']).size() == 5",
  "d.list.concat(['z'])[4] == 'z'",
  "d.list.removeAll(['b']) == ['a', 'c']",
  'd.list.removeAll([]).size() == 4',
  "d.list.join('-') == 'a-b-b-c'",
  'd.list.toSet().size() == 3',
  "d.list[1:3] == ['b', 'b']",
  // maps
  "d.map.get('t', 0) == 'y'",
  "d.map.get('u', 0) == 0",
  "d.map.get(['a', 'b'], 0) == 'x'",
  "d.map.get(['a', 'c'], 0) == 0",
  "d.map.get(['u', 'b'], 0) == 0",
  "d.map.get(['t', 'b'], 0) == 0",
  'd.map.values().size() == 2',
  "{'k': 1}.keys() == ['k']",
  "{'k': 1, 'l': 2}.diff({'k': 1, 'm': 2}).addedKeys().hasOnly(['l'])",
  "{'k': 1, 'l': 2}.diff({'k': 1, 'm': 2}).removedKeys().hasOnly(['m'])",
  "{'k': 1, 'l': 2}.diff({'k': 3, 'l': 2}).changedKeys().hasOnly(['k'])",
  "{'k': 1, 'l': 2}.diff({'k': 3, 'l': 2}).unchangedKeys().hasOnly(['l'])",
  // bytes and hashes: upper case, padded, the alphabet for addresses, the lowest byte first
  "'é'.toUtf8().size() == 2",
  "'ok'.toUtf8() is bytes",
  "'hi'.toUtf8().toHexString() == '6869'",
  "'a'.toUtf8().toBase64() == 'YQ=='",
  "'>>>'.toUtf8().toBase64() == 'Pj4-'",
  "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
  "hashing.sha256('a') == hashing.sha256('a'.toUtf8())",
  "hashing.crc32('123456789').toHexString() == '2639F4CB'",
  "hashing.crc32c('123456789').toHexString() == '839206E3'",
  // paths
  '/a/b is path',
  "path('a/b') is path",
  "path('a/b') == path('/a/b')",
  "path('a/b') != path('a/c')",
  "!(path('a/b') is string)",
  "path('a/{x}').bind({'x': 'b'}) == path('a/b')",
  "path('a/b')[1] == 'b'",
  'request.path is path',
  'request.path == /databases/$(database)/documents/things/one',
  'existsAfter(request.path)',
  'getAfter(request.path).data.n == 3',
  // numbers and casts
  'math.abs(-3) == 3',
  'math.ceil(d.f) == 3 && math.floor(d.f) == 2',
  'math.pow(2, 3) == 8 && math.sqrt(9) == 3',
  '!math.isNaN(d.f) && !math.isInfinite(d.f)',
  "int('7') == 7 && float('1.5') == 1.5 && string(7) == '7'",
  '7 / 2 == 3',
  '7.0 / 2 == 3.5',
  // times and places
  'timestamp.date(2026, 11, 21).month() == 11 && timestamp.date(2026, 11, 21).day() == 21',
  'request.time.hours() == 12 && request.time.minutes() == 34 && request.time.seconds() == 56',
  'request.time.time() == duration.time(12, 34, 56, 0)',
  'request.time.toMillis() == 1795264496000',
  "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
  "duration.abs(duration.value(-1, 'h')) == duration.value(1, 'h')",
  'latlng.value(1, 2).latitude() == 1 && latlng.value(1, 2).longitude() == 2',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
  // texts
  "' x '.trim() == 'x' && 'x'.upper() == 'X'",
  "'abc'.matches('a.c')",
  "!('abcd'.matches('a.c'))",
  "d.s[0:2] == 'Zo'",
  // an error is absorbed by what decides
  'd.none == 1 || true',
  'true || d.none == 1',
  '!(d.none == 1 && false)',
] as const;

const REFUSED = [
  "d.list.toSet().difference(['a']).size() == 2",
  "d.map.keys().difference(['a']).size() == 1",
  "d.map.keys().union(['z']).size() == 3",
  "hashing.sha256('abc').toHexString() == 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'",
  "'~~~'.toUtf8().toBase64() == 'fn5+'",
  "path(path('a/b')) == path('a/b')",
  "path('a/b') == path('a/c')",
  '!existsAfter(request.path)',
  'math.sqrt(-1) >= 0',
  "int('x') == 0 || false",
  'd.none == null',
  'd.none == 1 && true',
  '1 / 0 == 0',
  "1 + 'a' == '1a'",
  'd.list[9] == 1',
  'd.s.nothing() == 1',
  'get(/databases/$(database)/documents/none/none) == null',
  '1 && true',
  "'true'",
  'null',
] as const;

const rulesOf = (condition: string): string => `rules_version = '2';
function twice(x) { return x + x; }
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} { allow create: if ${condition.replaceAll(/\bd\./g, 'request.resource.data.')}; }
    match /deep/{rest=**} { allow create: if twice(1) == 2 && rest is path; }
  }
}`;

function allows(condition: string, path = 'things/one'): boolean {
  return compileRules(rulesOf(condition)).check({
    method: 'create',
    path,
    auth: { uid: 'alice', token: {} },
    time: timestampOf('2026-11-21T12:34:56Z'),
    after: DATA,
    read: (key, when) => (key === path && when === 'after' ? DATA : undefined),
  }).allow;
}

it.each(HELD)('allows: %s', (condition) => {
  expect(allows(condition)).toBe(true);
});

it.each(REFUSED)('refuses: %s', (condition) => {
  expect(allows(condition)).toBe(false);
});

it('matches a path of any length, and a function may stand before the service', () => {
  for (const path of ['deep/a', 'deep/a/b/c']) expect(allows('false', path)).toBe(true);
  expect(allows('false', 'other/a')).toBe(false);
});
