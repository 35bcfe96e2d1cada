/** What the reference of the rules' language says, or follows from it, and no published verdict holds. */
import { given, no, yes, type Fact } from './fact';

const DATA = { list: ['a', 'b', 'b', 'c'], map: { t: 'y' }, n: 3, f: 2.5, text: 'Zoé' };

export const DOCUMENTED: readonly Fact[] = given({ new: DATA }, [
  yes('new.map.keys() is list'),
  yes("new.list[1:3] == ['b', 'b']"),
  yes("new.list.removeAll(['b']) == ['a', 'c']"),
  yes('new.map.values().size() == 1'),
  yes("{'k': 1}.keys() == ['k']"),
  yes("{'k': 1, 'l': 2}.diff({'k': 1, 'm': 2}).addedKeys().hasOnly(['l'])"),
  yes("{'k': 1, 'l': 2}.diff({'k': 1, 'm': 2}).removedKeys().hasOnly(['m'])"),
  yes("{'k': 1, 'l': 2}.diff({'k': 3, 'l': 2}).changedKeys().hasOnly(['k'])"),
  yes("{'k': 1, 'l': 2}.diff({'k': 3, 'l': 2}).unchangedKeys().hasOnly(['l'])"),
  yes("hashing.sha256('a') == hashing.sha256('a'.toUtf8())"),
  yes("path('a/b') == path('/a/b')"),
  yes('math.ceil(new.f) == 3 && math.floor(new.f) == 2'),
  yes('math.sqrt(9) == 3'),
  yes('7 / 2 == 3'),
  yes('latlng.value(1, 2).latitude() == 1 && latlng.value(1, 2).longitude() == 2'),
  yes('latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000'),
  yes("' x '.trim() == 'x' && 'x'.upper() == 'X'"),
  yes("'abc'.matches('a.c')"),
  no("'abcd'.matches('a.c')"),
  yes("new.text[0:2] == 'Zo'"),
  yes('!(new.none == 1 && false)'),
  no('math.sqrt(-1) >= 0'),
  no("int('x') == 0 || false"),
  no("1 + 'a' == '1a'"),
  no('new.list[9] == 1'),
  no('new.text.nothing() == 1'),
  no("'true'"),
  no('null'),
  // texts: an escape is what it stands for
  yes("'\\x41\\u0042\\U00000043\\104' == 'ABCD'"),
  yes("'it\\'s' == \"it's\" && '\\\\' != '/'"),
  // a pattern that cannot be read is an error of the condition that asks, and of nothing more
  no("'a'.matches('(') || !'a'.matches('(')"),
  yes("'a'.matches('(') || true"),
  ...given({ new: { x: NaN } }, [
    yes('new.x is float && math.isNaN(new.x)'),
    yes('new.x != new.x && !(new.x == new.x)'),
    ...['<', '<=', '>', '>='].flatMap((sign) => [no(`new.x ${sign} 1`), no(`1.0 ${sign} new.x`)]),
    no("new.x <= 'a' || !(new.x <= 'a')"),
  ]),
]);
