/** Production on errors, on who asks, on documents that are or are not there. */
import { given, no, yes, type Topics } from './fact';

const CARD = '/databases/$(database)/documents/cards/one';
const IS_OLD = "old.by == 'alice'";
const bob = { uid: 'bob' };

export const REQUESTS: Topics = {
  'ast-strictness-and-unsupported-casts': [
    no("bool('true') == true"),
    // documented, and yet production knows no such function
    no('!math.isInfinite(1.5)'),
    no("new.hasAll(['name'])", { new: { name: 1 } }),
    yes("new.keys().hasAll(['name'])", { new: { name: 1 } }),
  ],
  'common-auth-membership-firestore': [
    yes('request.auth != null'),
    no('request.auth != null', { uid: null }),
    yes('request.auth.uid == id', { path: 'things/alice' }),
    no('request.auth.uid == id', { path: 'things/alice', ...bob }),
    ...given({ token: { plan: 'gold', crew: { alice: 'captain' } } }, [
      yes("request.auth.token['plan'] != null"),
      yes("request.auth.token['plan'] == 'gold'"),
      no("request.auth.token['plan'] == 'tin'"),
      yes('request.auth.uid in request.auth.token.crew'),
      no('request.auth.uid in request.auth.token.crew', bob),
      yes("request.auth.token.crew[request.auth.uid] == 'captain'"),
      no("request.auth.token.crew[request.auth.uid] == 'cook'"),
    ]),
    no("request.auth.token['plan'] != null"),
  ],
  'error-absorption-and-or': given({ new: { n: 1 } }, [
    yes('new.none >= 1 || true'),
    yes('true || new.none >= 1'),
    no('new.none >= 1 || false'),
    no('new.none >= 1 && false'),
    no('false && new.none >= 1'),
    no('new.none >= 1 && true'),
    yes('(new.none >= 1 && false) || new.n == 1'),
  ]),
  'get-after-and-exists-after': [
    yes('getAfter(request.path).data.n == new.n', { new: { n: 8 } }),
    yes('existsAfter(request.path)'),
    no('!existsAfter(request.path)'),
    yes('!existsAfter(request.path)', { method: 'delete', old: { n: 8 } }),
    yes(`existsAfter(${CARD})`, { others: { 'cards/one': {} } }),
  ],
  // what an update leaves alone is still there after it
  'atomic-batch-sibling-merge': [
    yes(`getAfter(${CARD}).data.suit == 'stars' && getAfter(${CARD}).data.number == 5`, {
      others: { 'cards/one': { suit: 'stars', number: 5 } },
    }),
  ],
  'get-missing-doc': [
    no(`get(${CARD}).data.open == true`),
    no(`get(${CARD}) == null`),
    yes(`get(${CARD}).data.open == true || true`),
    no(`exists(${CARD}) && get(${CARD}).data.open == true`),
    ...given({ others: { 'cards/one': { open: true } } }, [
      yes(`get(${CARD}).data.open == true`),
      no(`get(${CARD}).id == 'one'`),
      no(`get(${CARD}).__name__ == ${CARD}`),
      yes(`exists(${CARD})`),
    ]),
  ],
  'globals-request-path-and-resource-id': [
    yes('request.path is path'),
    yes('request.path == /databases/$(database)/documents/things/$(id)'),
    no('request.query is map && request.query.size() == 0'),
    no('resource.id is string && resource.id == id'),
    no('resource.__name__ is path && resource.__name__ == request.path'),
    no("resource.id == 'another'"),
  ],
  // rules see what is in a document and not which one it is
  'resource-document-identity': given({ old: { by: 'alice' } }, [
    no('resource.id == id', { method: 'get' }),
    no('resource.id == id', { method: 'update', new: { by: 'alice' } }),
    no('resource.id == id', { method: 'delete' }),
    no('resource.id is string', { method: 'get' }),
    no('resource.__name__ == request.path', { method: 'get' }),
    no("resource.id != 'another'", { method: 'get' }),
    no("!(resource.id == 'another')", { method: 'get' }),
    yes("resource.id == 'another' || true", { method: 'get' }),
    no("resource.id == 'another' && true", { method: 'get' }),
    yes(IS_OLD, { method: 'get' }),
    no('request.resource.id == id', { method: 'update', new: { by: 'alice' } }),
    no("request.resource.id != 'another'", { method: 'update', new: { by: 'alice' } }),
    yes("new.by == 'bob'", { method: 'update', new: { by: 'bob' } }),
  ]),
  'resource-missing-document': [
    no('resource != null', { method: 'get' }),
    no('resource != null', { method: 'update', new: { n: 1 } }),
    no('resource != null', { method: 'delete' }),
    no('resource == null', { method: 'get' }),
    no(IS_OLD, { method: 'get' }),
    ...given({ old: { by: 'alice' } }, [
      yes('resource != null', { method: 'get' }),
      yes('resource != null', { method: 'update', new: { n: 1 } }),
      yes('resource != null', { method: 'delete' }),
      yes(IS_OLD, { method: 'get' }),
    ]),
  ],
  'strict-boolean-control-flow': [
    no('2 && true'),
    no('false || 2'),
    no('2 ? true : true'),
    // an error and not false: its opposite is one too
    no('(2 && true) || !(2 && true)'),
    no('(false || 2) || !(false || 2)'),
    no('(2 ? true : false) || !(2 ? true : false)'),
    yes('(true ? true : false) && (true || false)'),
    no('resource == null'),
    yes('new.n == 1', { new: { n: 1 } }),
  ],
};
