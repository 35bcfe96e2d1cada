/** The drawn themes by route keyword. Each is loaded on its own, so that drawing one level runs no other theme's code. */
import type { Theme } from './theme';

export const THEMES: Readonly<Record<string, () => Promise<Theme>>> = {};
