/** Components whose code comes late, and that show nothing in between once it is there. */
import { lazy, useState, type ComponentType } from 'react';

export interface Late<Props> {
  readonly Component: ComponentType<Props>;
  /** Resolves when the component can be shown at once; rejects when its code cannot be had. */
  readonly fetch: () => Promise<void>;
}

/** React's own `lazy` suspends, and may show a fallback for a third of a second, even for code that has arrived. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let ready: ComponentType<Props> | undefined;
  const get = async () => {
    ready = await load();
    return { default: ready };
  };
  const Lazy: ComponentType<Props> = lazy(get);
  return {
    Component: function Late(props: Props) {
      // chosen once, so that a screen keeps its state when its code arrives by another way
      const [Chosen] = useState(() => ready ?? Lazy);
      return <Chosen {...props} />;
    },
    fetch: async () => {
      await get();
    },
  };
}
