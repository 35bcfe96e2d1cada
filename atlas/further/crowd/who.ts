/** What somebody of a crowd would be called at a glance; where hair, dress and build do not agree, nobody is guessed. */
import type { CrowdNoun } from '../../../src/crowd/codes';
import type { PersonSpec } from '../../people/spec';

const FEMININE = {
  hair: ['twinTails', 'lowTwins', 'bunTails', 'drills', 'braids', 'buns', 'hime', 'highTail', 'sideTail'],
  outfit: ['dress', 'granny', 'maid', 'miko', 'idol', 'princess', 'haikara', 'magical', 'sailorHero'],
  hat: ['flower', 'ribbon', 'bow', 'tiara', 'maidBand'],
  build: ['lady'],
};
const MASCULINE = {
  hair: ['bald', 'oldTufts', 'mohawk', 'pompadour', 'topKnot', 'slick', 'widow', 'spiky', 'flame'],
  outfit: ['suit', 'gakuran', 'barbarian', 'trunks', 'warlord', 'armor', 'captain', 'overalls', 'farmer'],
  hat: ['topHat', 'fedora', 'knight', 'greatHelm'],
  build: ['brawny', 'giant', 'stout', 'tall'],
};
const BEARDS = ['mustache', 'beard', 'goatee', 'stubble', 'longBeard'];

type Hints = Readonly<Record<keyof typeof FEMININE, readonly string[]>>;

function hintsOf({ hair, outfit, hat, build }: PersonSpec, hints: Hints): number {
  const dress = typeof outfit === 'string' ? outfit : (outfit?.base ?? '');
  return [
    hints.hair.includes(hair ?? ''),
    hints.outfit.includes(dress),
    hints.hat.includes(hat ?? ''),
    hints.build.includes(build ?? ''),
  ].filter(Boolean).length;
}

export function whoIs(spec: PersonSpec): CrowdNoun {
  const [feminine, masculine] = [hintsOf(spec, FEMININE), hintsOf(spec, MASCULINE)];
  const bearded = spec.face?.some((extra) => BEARDS.includes(extra)) ?? false;
  const isSheThere = !bearded && feminine > 0 && masculine === 0 && (feminine > 1 || spec.outfit === 'dress');
  const isHeThere = feminine === 0 && (bearded || masculine > 1);
  const { build = 'chibi', facing = 'front' } = spec;
  // hair and clothes say less of somebody whose face is turned away
  if (facing !== 'front' && !bearded) return build === 'kid' || build === 'toddler' ? 'child' : 'someone';
  if (build === 'kid' || build === 'toddler') return isSheThere ? 'girl' : isHeThere ? 'boy' : 'child';
  if (!isSheThere && !isHeThere) return 'someone';
  if (build === 'elder') return isSheThere ? 'granny' : 'grandpa';
  if (build === 'chibi' || build === 'teen') return isSheThere ? 'miss' : 'lad';
  return isSheThere ? 'woman' : 'man';
}
