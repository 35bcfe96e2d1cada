/** Lays a map from a seed out: composes, brings the crowd, hides the targets, and begins anew where it is not good or fair. */
import type { EndlessCode } from '../../src/endless/code';
import { composeSvg } from '../core/compose';
import type { Box } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { wedged } from '../fairness/wedged';
import { layOut } from '../layout/lay-out';
import type { LaidPicture } from '../layout/picture';
import type { Stage } from '../stage/place';
import { chained } from './chains';
import { compose } from './compose';
import type { Composition } from './compose';
import { cutOf } from './faces';
import { misplaced } from './footing';
import { unpropped } from './propped';
import { seek } from './seek';
import { clearSigns } from './signs';
import type { Told } from './told';

/** What has just been done, for whoever shows a map being made. */
export type EndlessStep =
  | { readonly step: 'composed'; readonly composition: Composition }
  | { readonly step: 'refused'; readonly why: string }
  /** The place stands; people begin to come. It is told while the map goes on, which waits for nobody here. */
  | { readonly step: 'furnished' }
  /** Everything stands but the targets. */
  | { readonly step: 'gathered'; readonly stage: Stage }
  /** All targets are hidden, and the pair. */
  | { readonly step: 'hidden'; readonly laid: LaidPicture };

export interface EndlessMap {
  readonly composition: Composition;
  /** The picture with everybody in it; its targets are those that are looked for. */
  readonly laid: LaidPicture;
  /** What is said of the targets whose words are made. */
  readonly told: readonly Told[];
  /** Why earlier attempts were refused. */
  readonly refused: readonly string[];
}

/** How many pictures are tried for a code. */
const ATTEMPTS = 8;
/** Kinds of ground targets may stand on. */
const STANDING = ['road', 'plaza', 'meadow'];
/** Hears what is done. The map waits for it, so that a worker has time to send what it shows. */
export type OnStep = (step: EndlessStep) => Promise<void> | void;

/**
 * Engines keep a joined text as the tree of its pieces until it is read, which takes four times the room. Reads one
 * character in every path of a scene; the count it returns keeps an engine from leaving the reading out.
 */
function flattenPaths({ things }: Scene): number {
  let count = 0;
  for (const { inked } of things)
    for (const node of inked.nodes) if ('d' in node && node.d.charCodeAt(0) === 77) count++;
  return count;
}

/** Lays one attempt out. Throws `Refused`, or an error with the quest's name where somebody finds no fair spot. */
async function attemptAt(
  composition: Composition,
  onStep: OnStep,
): Promise<Pick<EndlessMap, 'laid' | 'told'>> {
  const { theme, cast } = composition;
  const layout = layOut({
    ...theme,
    stories: (there, make) => {
      flattenPaths(there.scene);
      void onStep({ step: 'furnished' });
      theme.stories(there, make);
    },
  });
  const { stage, overlays, free } = layout;
  const specs = new Map(layout.specs);
  const { scene } = stage;
  const people = scene.things.filter(({ features }) => features);
  const cut = new Set([...cutOf(scene, people, overlays), ...misplaced(scene)]);
  const stays = (thing: Thing): boolean => !cut.has(thing);
  scene.remove([...cut, ...wedged(scene, free.filter(stays), people.filter(stays), overlays)]);
  scene.remove(chained(scene, free.filter(stays)));
  scene.remove(unpropped(scene));
  clearSigns(scene, specs);
  flattenPaths(scene);
  await onStep({ step: 'gathered', stage });
  const found = seek({ stage, on: STANDING, overlays }, specs, cast);
  await onStep({ step: 'hidden', laid: found.laid });
  return found;
}

/**
 * The map of a code, the same everywhere. Rejects when no attempt gives a map, which the seeds that were tried never
 * did.
 */
export async function layOutEndless(
  code: EndlessCode,
  onStep: OnStep = () => undefined,
): Promise<EndlessMap> {
  const refused: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const composition = compose(code, attempt);
    await onStep({ step: 'composed', composition });
    try {
      return { composition, ...(await attemptAt(composition, onStep)), refused };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      refused.push(why);
      await onStep({ step: 'refused', why });
    }
  }
  throw new Error(`no map for "${code.seed}": ${refused.join('; ')}`);
}

/** What a picture is written from. */
export interface Pictured {
  readonly composition: Pick<Composition, 'theme'>;
  readonly laid: Pick<LaidPicture, 'stage' | 'overlays'>;
}

/** The picture as SVG text; with `within`, in picture pixels, one that is right inside these boxes alone. */
export function endlessSvg(
  { composition: { theme }, laid: { stage, overlays } }: Pictured,
  within?: readonly Box[],
): string {
  const { scene, ground } = stage;
  const backdrop = theme.backdrop(scene);
  return composeSvg(scene, { backdrop, ground, overlays, finish: theme.finish }, within);
}
