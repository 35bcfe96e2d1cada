/**
 * The stand-in answers what production answers: the 227 verdicts of the Rules Test API that `davideast/pyric` has
 * published, each as a condition of our own, and what the reference of the language says beside them.
 */
import { expect, it } from 'vitest';
import { timestampOf } from '../support/firestore/rest';
import { compileRules } from '../support/firestore/rules';
import { fieldsOf } from './world';
import { COLLECTIONS } from './production/collections';
import { DOCUMENTED } from './production/documented';
import type { Fact, Topics } from './production/fact';
import { FILES } from './production/files';
import { REQUESTS } from './production/requests';
import { VALUES } from './production/values';

const PUBLISHED: Topics = { ...VALUES, ...COLLECTIONS, ...REQUESTS, ...FILES };

/** How many verdicts each published scenario holds, by their last name. */
const VERDICTS: Readonly<Record<string, number>> = {
  'ast-strictness-and-unsupported-casts': 4,
  'atomic-batch-sibling-merge': 1,
  'builtins-time-and-math': 8,
  'bytes-toutf8-and-hashing': 20,
  'common-auth-membership-firestore': 12,
  'cross-type-operator-overloads': 7,
  'duration-and-latlng': 3,
  'error-absorption-and-or': 7,
  'functions-verbs-and-recursive': 7,
  'get-after-and-exists-after': 5,
  'get-missing-doc': 8,
  'global-and-service-scope-functions': 5,
  'globals-request-path-and-resource-id': 6,
  'hierarchical-match-cascade': 4,
  'int-float-and-division': 10,
  'list-and-string-methods': 4,
  'list-methods-concat-removeall-toset': 9,
  'map-get-string-and-list-form': 9,
  'matches-full-string-regex': 7,
  'optional-rules-version': 3,
  'path-constructor-and-bind': 9,
  'prototype-chain-keys': 5,
  'range-slice-list-and-string': 10,
  'required-fields-and-mapdiff': 7,
  'resource-document-identity': 13,
  'resource-missing-document': 9,
  'set-algebra-difference-union-intersection': 12,
  'strict-boolean-control-flow': 9,
  'string-literals-and-regex': 4,
  'time-math-and-casts': 3,
  'undefined-field-access': 6,
  'unsupported-feature-witness': 1,
};

const fileOf = (rule: string): string =>
  rule.includes('service cloud.firestore')
    ? rule
    : `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} { allow read, write: if ${rule
      .replaceAll(/\bnew\b/g, 'request.resource.data')
      .replaceAll(/\bold\b/g, 'resource.data')}; }
  }
}`;

function isAllowed(fact: Fact): boolean {
  const { method = 'create', path = 'things/one', uid = 'alice', token = {}, others = {} } = fact;
  const before = fact.old && fieldsOf(fact.old);
  const isWrite = method === 'create' || method === 'update';
  const after = isWrite ? fieldsOf(fact.new ?? {}) : method === 'delete' ? undefined : before;
  return compileRules(fileOf(fact.rule)).check({
    method,
    path,
    auth: uid === null ? undefined : { uid, token },
    time: timestampOf(fact.at ?? '2026-11-21T12:34:56Z'),
    before,
    after: isWrite ? after : undefined,
    read: (key, when) => {
      if (key === path) return when === 'before' ? before : after;
      const other = others[key];
      return other && fieldsOf(other);
    },
  }).allow;
}

const rows = (topics: Topics) =>
  Object.entries(topics).flatMap(([topic, facts]) =>
    facts.map((fact, number) => ({ ...fact, name: `${topic} ${number + 1}: ${fact.rule.slice(0, 90)}` })),
  );

it.each(rows(PUBLISHED))('$name', (fact) => {
  expect(isAllowed(fact)).toBe(fact.allowed);
});

it.each(rows({ documented: DOCUMENTED }))('$name', (fact) => {
  expect(isAllowed(fact)).toBe(fact.allowed);
});

it('has a fact for every published verdict', () => {
  const facts = Object.entries(PUBLISHED).map(([topic, { length }]) => [topic, length]);
  expect(Object.fromEntries(facts)).toEqual(VERDICTS);
  expect(Object.values(VERDICTS).reduce((sum, each) => sum + each)).toBe(227);
});

it.each(['.', 'd', 's', 'w', '-', '/', '(', 'q'])('reads no text with a lone \\%s in it', (sign) => {
  const rule = (escape: string) => fileOf(`'a'.matches('${escape}')`);
  expect(() => compileRules(rule(`\\${sign}`))).toThrow(SyntaxError);
  expect(() => compileRules(rule(`\\\\${sign}`))).not.toThrow();
});
