/** Lets the gallery hold a component in a state that only a pointer or a key can give it: hover, active, focus-visible. */
import type { Plugin } from 'vite';

const STATE = /:(hover|active|focus-visible)(?![\w-])/g;

/** The child of an element with `data-held="hover"` looks as if it were pointed at, and so on. */
export function holdStates(css: string): string {
  return css.replace(STATE, (whole, state: string) => `:is(${whole}, [data-held~='${state}'] > *)`);
}

export function heldStates(): Plugin {
  return {
    name: 'gallery-held-states',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.css') ? { code: holdStates(code), map: null } : null;
    },
  };
}
