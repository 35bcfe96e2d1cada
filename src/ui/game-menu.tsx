/** Passes the site's menu to the game screen, which places it in its bar, so that no header takes room from the map. */
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

interface GameMenu {
  readonly menu: ReactNode;
  /** Declares that a screen renders the menu itself; returns the function that withdraws this. */
  readonly claim: () => () => void;
}

const GameMenuContext = createContext<GameMenu>({ menu: null, claim: () => () => undefined });

export const GameMenuProvider = GameMenuContext;

/** The hamburger menu, to be rendered once in the caller's bar. A screen that does not call this gets a slim bar with it. */
export function useGameMenu(): ReactNode {
  const { menu, claim } = useContext(GameMenuContext);
  useLayoutEffect(() => claim(), [claim]);
  return menu;
}
