/** The home page: what the game is, this week's contest, and all levels (SPEC section 2). */
import { useDeferredValue, type ReactNode } from 'react';
import { useManifest } from '../../levels/ManifestContext';
import type { Drawing } from '../../levels/use-drawing';
import type { DrawingLevel } from '../../maps/drawing';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { ContestBanner } from './ContestBanner';
import { DailyCard } from './DailyCard';
import { Hero } from './Hero';
import { LateReminders } from './LateReminders';
import { LateEndless } from './LateEndless';
import { LevelGrid } from './LevelGrid';
import { ManifestFailed } from './ManifestFailed';
import styles from './HomeScreen.module.css';

const NOTHING = { manifest: undefined, drawing: undefined };

interface Props {
  /** The instant the screen opened, epoch milliseconds: it decides the week. */
  readonly now: number;
  /** The week's explorers. */
  readonly explorers?: ReactNode;
  /** The feedback form, with its own records provider. */
  readonly feedback?: ReactNode;
}

/** The level that will be drawn first. */
function furthest({ levels }: Drawing): DrawingLevel | undefined {
  const shares = [...(levels?.values() ?? [])].flatMap((each) => (each.kind === 'drawing' ? [each] : []));
  return shares.toSorted((a, b) => b.share - a.share)[0];
}

export function HomeScreen({ now, explorers, feedback }: Props) {
  // all cards are drawn with the list: in slices, so that a tap is answered meanwhile
  const state = useDeferredValue(useManifest());
  useScreenTitle(undefined);
  const { manifest, drawing } = state.kind === 'ready' ? state : NOTHING;
  // the hunt is drawn from the list of levels: an incomplete list would give another hunt, so its card waits for the whole one
  return (
    <div className={styles['home']}>
      <LateReminders />
      <Hero
        isComing={state.kind === 'loading'}
        manifest={manifest}
        next={drawing && furthest(drawing)}
        now={now}
      />
      {state.kind === 'failed' ? null : <DailyCard now={now} manifest={drawing ? undefined : manifest} />}
      <ContestBanner now={now} manifest={manifest} drawing={drawing} />
      {state.kind === 'failed' ? (
        <ManifestFailed retry={state.retry} />
      ) : (
        <LevelGrid manifest={manifest} drawing={drawing} />
      )}
      {explorers}
      <LateEndless now={now} />
      {feedback ? <div className={styles['feedback']}>{feedback}</div> : null}
    </div>
  );
}
