/** Hands the site's menu to the game screen, which places it in its own bar so that no header takes room from the map. */
import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

interface GameMenu {
  readonly menu: ReactNode;
  /** Says that a screen shows the menu itself; returns how to take that back. */
  readonly claim: () => () => void;
}

const GameMenuContext = createContext<GameMenu>({ menu: null, claim: () => () => undefined });

export const GameMenuProvider = GameMenuContext;

/** The hamburger menu, to be rendered once in the caller's bar. A screen that does not ask gets a slim bar above it. */
export function useGameMenu(): ReactNode {
  const { menu, claim } = useContext(GameMenuContext);
  useLayoutEffect(() => claim(), [claim]);
  return menu;
}
