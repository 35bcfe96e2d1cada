/** The same figure with its eyes shut: what a blink shows. */
import { MOODS, type Expression, type Mood, type MoodName } from '../../core/expressions';
import { isCreature, type FigureSpec } from '../../stage/figure';

/** Eyes that do not blink: they are shut, or no eyes. */
const SHUT = ['closed', 'happy', 'sleepy', 'squeeze', 'cross', 'glow'];

/** The mood with shut eyes; undefined where they are shut as it is. */
function shutMood(mood: Mood | undefined, base: MoodName): Expression | undefined {
  const open: Expression =
    mood === undefined ? MOODS[base] : typeof mood === 'string' ? MOODS[mood] : { ...MOODS[base], ...mood };
  return SHUT.includes(open.eyes) ? undefined : { ...open, eyes: 'closed', wink: 'closed' };
}

export function withShutEyes(spec: FigureSpec): FigureSpec | undefined {
  if (!isCreature(spec)) {
    const mood = shutMood(spec.mood, 'calm');
    return mood && { ...spec, mood };
  }
  // the eyes of golems glow
  if (spec.plan === 'golem') return undefined;
  const mood = shutMood('mood' in spec ? spec.mood : 'cute', 'simple');
  return mood && { ...spec, mood };
}
