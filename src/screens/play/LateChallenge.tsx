/** The parts of a challenge, whose code comes only when a run is sent or played against. */
import { Suspense } from 'react';
import { ErrorModal } from '../../table/ErrorModal';
import type { Game } from '../../table/use-game';
import { Late, lateCode } from '../../ui/late';
import { Spinner } from '../../ui/Spinner';
import type { ChallengePlayProps } from './ChallengePlay';

interface ButtonProps {
  readonly game: Game;
  /** The slot whose seed the run has. */
  readonly slot: number;
}

const BUTTON = lateCode<ButtonProps>(async () => (await import('./ChallengeButton')).ChallengeButton);
const PLAY = lateCode<ChallengePlayProps>(async () => (await import('./ChallengePlay')).ChallengePlay);

/** The button that sends a run; absent where its code cannot be had, since nobody asked for it. */
export function LateChallenge(props: ButtonProps) {
  return (
    // its words come late as well, and must not take the result from the screen
    <Suspense fallback={null}>
      <Late code={BUTTON} props={props} renderUnloaded={() => null} />
    </Suspense>
  );
}

/** A game against the run of an address. `label` names the wait. */
export function LateChallengePlay({ label, ...props }: ChallengePlayProps & { readonly label: string }) {
  return (
    <Late
      code={PLAY}
      props={props}
      waiting={<Spinner label={label} />}
      renderUnloaded={({ again }) => (
        <ErrorModal error="unreadable" level={props.level.name} onRetry={again} />
      )}
    />
  );
}
