/** Brings what the hero has beyond its first picture: the game in it, where a player stopped, and what stands there while no map is drawn. */
import { Suspense, useState } from 'react';
import { useQuiet } from '../../levels/use-quiet';
import type { DrawingLevel } from '../../maps/drawing';
import type { Manifest, ManifestLevel } from '../../maps/manifest';
import { Late, lateCode } from '../../ui/late';
import { hasBegun } from './LateCardProgress';
import styles from './Hero.module.css';

const GAME = lateCode(async () => (await import('./HeroGame')).HeroGame);
const ATELIER = lateCode(async () => (await import('../../drawing/drawing-screens')).Atelier);
const GO_ON = lateCode(async () => (await import('./GoOn')).GoOn);

interface GameProps {
  readonly entry: ManifestLevel;
  readonly seed: number;
}

/** After the first view: a visitor who only looks waits for nothing of it. */
export function LateHeroGame(props: GameProps) {
  const isQuiet = useQuiet();
  return isQuiet ? <Late code={GAME} props={props} renderUnloaded={() => null} /> : null;
}

/** Its room is kept from the start, so that nothing moves when it comes. */
export function LateGoOn({ manifest }: { readonly manifest: Manifest | undefined }) {
  const [has] = useState(hasBegun);
  if (!has) return null;
  return (
    <div className={styles['goOn']}>
      {manifest ? <Late code={GO_ON} props={{ manifest }} renderUnloaded={() => null} /> : null}
    </div>
  );
}

/** While no map is drawn. */
export function LateAtelier(props: { readonly state: DrawingLevel | undefined }) {
  return (
    <Suspense fallback={null}>
      <Late code={ATELIER} props={props} renderUnloaded={() => null} />
    </Suspense>
  );
}
