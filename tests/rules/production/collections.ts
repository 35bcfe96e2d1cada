/** Production on lists, sets, maps and what is not in them. */
import { given, no, yes, type Topics } from './fact';

const ONLY_THESE =
  "new.keys().hasAll(['title', 'by', 'stars']) && new.keys().hasOnly(['title', 'by', 'stars']) && new.by == request.auth.uid";
const ONLY_THE_TITLE = `old.by == request.auth.uid && new.diff(old).affectedKeys().hasOnly(['title'])
  && new.diff(old).changedKeys().hasAny(['title']) && new.diff(old).addedKeys().size() == 0
  && new.diff(old).removedKeys().size() == 0 && new.diff(old).unchangedKeys().hasAll(['by'])`;
const NOTE = { title: 'Bravo', by: 'alice', stars: 3 };

export const COLLECTIONS: Topics = {
  'list-methods-concat-removeall-toset': given({ new: { list: ['b', 'a', 'b', 'c'], more: ['z'] } }, [
    yes('new.list.concat(new.more).size() == 5'),
    no('new.list.concat(new.more).size() == 6'),
    yes("new.list.concat(['y'])[4] == 'y'"),
    yes("new.list.concat(['a', 'b']).size() == 6"),
    yes("new.list.removeAll(['c']).size() == 3"),
    yes("new.list.removeAll(['b']) == ['a', 'c']"),
    yes('new.list.removeAll([]) == new.list'),
    yes('new.list.toSet().size() == 3'),
    // sets take sets: a list is none
    no("new.list.toSet().difference(['a']).hasOnly(['b', 'c'])"),
  ]),
  'map-get-string-and-list-form': [
    ...given({ new: { map: { in: { the: { deep: 1 } }, text: 'x', n: 2 } } }, [
      yes("new.map.get('text', 0) == 'x'"),
      no("new.map.get('text', 0) == 0"),
      yes("new.map.get('none', 0) == 0"),
      yes("new.map.get(['in', 'the', 'deep'], 0) == 1"),
      yes("new.map.get(['in', 'the', 'none'], 0) == 0"),
      yes("new.map.get(['in', 'none', 'deep'], 0) == 0"),
      yes("new.map.get(['none', 'the', 'deep'], 0) == 0"),
      yes("new.map.get(['text', 'the'], 0) == 0"),
      yes("new.map.get(['n', 'the'], 0) == 0"),
    ]),
  ],
  'prototype-chain-keys': given({ new: { name: 'Zoé' } }, [
    no("'valueOf' in new"),
    yes("!('valueOf' in new) && !('constructor' in new) && !('toString' in new)"),
    yes("'valueOf' in new && new.valueOf == 7", { new: { valueOf: 7 } }),
    no('new.constructor != 1'),
    yes("new.keys() == ['name'] && !new.keys().hasAny(['constructor', 'toString'])"),
  ]),
  'required-fields-and-mapdiff': [
    yes(ONLY_THESE, { new: NOTE }),
    no(ONLY_THESE, { new: { title: 'Bravo', by: 'alice' } }),
    no(ONLY_THESE, { new: { ...NOTE, more: true } }),
    no(ONLY_THESE, { new: { ...NOTE, by: 'bob' } }),
    ...given({ method: 'update', old: NOTE }, [
      yes(ONLY_THE_TITLE, { new: { ...NOTE, title: 'Encore' } }),
      no(ONLY_THE_TITLE, { new: { ...NOTE, title: 'Encore', by: 'bob' } }),
      no(ONLY_THE_TITLE, { new: { ...NOTE, title: 'Encore', more: true } }),
    ]),
  ],
  'set-algebra-difference-union-intersection': given(
    { new: { map: { p: 1, q: 2, r: 3 }, other: { r: 4, s: 5 } } },
    [
      // keys are a list, and lists have no algebra
      no("new.map.keys().difference(['p']).hasOnly(['q', 'r'])"),
      no('new.map.keys().difference(new.other.keys()).size() == 2'),
      no("new.map.keys().difference(['p']).size() == 50"),
      no("new.map.keys().union(['s']).size() == 4"),
      no("new.map.keys().union(['r', 's']).size() == 4"),
      no("new.map.keys().intersection(['q', 'r', 's']).hasOnly(['q', 'r'])"),
      no("new.map.keys().intersection(['t']).size() == 0"),
      no("new.map.keys().union(['s']).difference(['p']).size() == 3"),
      yes("['p', 'q'].toSet().difference(['q'].toSet()).hasOnly(['p'])"),
      no("['p', 'q'].toSet().difference(['q'].toSet()).size() == 2"),
      yes("['p'].toSet().union(['q'].toSet()).hasAll(['p', 'q'])"),
      yes("['p', 'q'].toSet().intersection(['q', 'r'].toSet()).hasOnly(['q'])"),
    ],
  ),
  'undefined-field-access': given({ new: { name: 'Zoé', map: { a: 1 } } }, [
    no('new.nmae == null'),
    yes("new.name == 'Zoé'"),
    yes("!('nmae' in new)"),
    no('new.map.b == 1'),
    no("!(new.nmae == 'Zoé')"),
    yes("new.nmae == 'Zoé' || true"),
  ]),
};
