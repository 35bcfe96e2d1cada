/** The tools of a game, each with what it does to this very game. */
import { Tools } from './Tools';
import type { Game } from './use-game';

interface Props {
  readonly game: Game;
  /** Hides hint and skip, as in the catalogue's single quest (SPEC section 2). */
  readonly minimal: boolean;
  readonly skippable: boolean;
}

export function GameTools({ game, minimal, skippable }: Props) {
  const { act, run, zoom, night, hintOpen } = game;
  return (
    <Tools
      session={run.session}
      zoom={zoom}
      minimal={minimal}
      skippable={skippable}
      night={night}
      hintOpen={hintOpen}
      onZoomIn={act.zoomIn}
      onZoomOut={act.zoomOut}
      onHint={act.hint}
      onSkip={act.skip}
      onTakeBack={act.takeBack}
      onNight={act.toggleNight}
    />
  );
}
