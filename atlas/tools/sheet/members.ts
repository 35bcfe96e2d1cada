/** Finds the people and creatures in a cast file, whatever the file calls them. */
import { creature } from '../../creatures/creature';
import type { CreatureSpec } from '../../creatures/creature';
import type { Figure } from '../../core/figure';
import { dayPaint } from '../../core/swatches';
import { person } from '../../people/person';
import type { PersonSpec } from '../../people/spec';

export interface Member {
  readonly label: string;
  readonly figure: Figure;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCreature = (value: object): value is CreatureSpec => 'plan' in value;
const isPerson = (value: object): value is PersonSpec => 'outfit' in value || 'hair' in value;

/** What an unnamed member is, in a word or two. */
function kindOf(value: Readonly<Record<string, unknown>>): string {
  const words = ['plan', 'kind', 'body', 'material', 'shape', 'course', 'hair', 'outfit'].map(
    (key) => value[key],
  );
  return words.filter((word) => typeof word === 'string').join(' ');
}

function figureOf(value: object): Figure | undefined {
  if (isCreature(value)) return creature(value, dayPaint);
  if (isPerson(value)) return person(value, dayPaint);
  return undefined;
}

/** Everything in a value that can be drawn, depth first; `label` names what has no name of its own. */
export function membersIn(value: unknown, label = ''): Member[] {
  if (!isObject(value)) return [];
  const own = ['label', 'name', 'quest'].map((key) => value[key]).find((name) => typeof name === 'string');
  const name = typeof own === 'string' ? own : label;
  const figure = figureOf(value);
  if (figure) return [{ label: name || kindOf(value), figure }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const anonymous = Array.isArray(value) || Array.isArray(inner) || key === 'spec';
    return membersIn(inner, anonymous ? name : key);
  });
}
