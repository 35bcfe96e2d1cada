/** What chance puts together and nobody would wear: a full beard over a girl's frock, an apple on the nose. */
import type { PersonSpec } from '../../../people/spec';

const WHISKERS: ReadonlySet<string> = new Set(['mustache', 'beard', 'goatee', 'stubble']);
const FROCKS: ReadonlySet<string> = new Set(['dress', 'maid', 'miko', 'haikara']);
/** Hair that goes with whiskers. */
const SHORT: ReadonlySet<string> = new Set([
  'neat',
  'bowl',
  'slick',
  'topKnot',
  'topBun',
  'lowTail',
  'widow',
  'choppy',
  'spiky',
  'pompadour',
]);

const isShaven = ({ outfit, hair = 'neat' }: PersonSpec): boolean =>
  (typeof outfit === 'string' && FROCKS.has(outfit)) || !SHORT.has(hair);

/** Somebody as they were dressed, but for that. */
export function seemly(spec: PersonSpec): PersonSpec {
  const { face = [], pose } = spec;
  const whiskered = face.some((each) => WHISKERS.has(each));
  return {
    ...spec,
    ...(whiskered && isShaven(spec) ? { face: ['freckles'] } : {}),
    // with a hand at the chin, what is in it would lie on the mouth
    ...(pose === 'think' ? { hold: null } : {}),
  };
}
