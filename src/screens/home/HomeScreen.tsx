/** Home: what the game is, what this week's contest is, and every map there is to play (SPEC section 2). */
import type { ReactNode } from 'react';
import { useManifest } from '../../levels/ManifestContext';
import { useScreenTitle } from '../../ui/useScreenTitle';
import { ContestBanner } from './ContestBanner';
import { DailyCard } from './DailyCard';
import { Hero } from './Hero';
import { LevelGrid } from './LevelGrid';
import { ManifestFailed } from './ManifestFailed';
import styles from './HomeScreen.module.css';

interface Props {
  /** The instant the screen opened, epoch milliseconds: it decides the week. */
  readonly now: number;
  /** The feedback form; it brings its own records. */
  readonly feedback?: ReactNode;
}

export function HomeScreen({ now, feedback }: Props) {
  const state = useManifest();
  useScreenTitle(undefined);
  const manifest = state.kind === 'ready' ? state.manifest : undefined;
  return (
    <div className={styles['home']}>
      <Hero manifest={manifest} />
      {state.kind === 'failed' ? null : <DailyCard now={now} manifest={manifest} />}
      <ContestBanner now={now} manifest={manifest} />
      {state.kind === 'failed' ? <ManifestFailed retry={state.retry} /> : <LevelGrid manifest={manifest} />}
      {feedback ? <div className={styles['feedback']}>{feedback}</div> : null}
    </div>
  );
}
