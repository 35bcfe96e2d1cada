/** The game's screens under any engine: finds things on the page, points at them, waits for them. */
import type { Driver, Spot } from './driver';
import { until } from './until';

/** Part of the view, from its left and top, where a target is brought: clear of the overview in the corner. */
const CLEAR = 0.4;

export interface Screen {
  readonly attribute: (selector: string, name: string) => Promise<string | undefined>;
  /** The words of an element, once it is there. */
  readonly words: (selector: string) => Promise<string>;
  readonly waitFor: (selector: string) => Promise<void>;
  readonly count: (selector: string) => Promise<number>;
  /** Scrolls an element into view and clicks its middle. */
  readonly clickOn: (selector: string) => Promise<void>;
  readonly focus: (selector: string) => Promise<void>;
  /** Waits until the game's clock runs, the picture is sharp and no zoom is on its way. */
  readonly searching: () => Promise<void>;
  /** Brings a natural point of the map into the clear part of the view; answers where it is then. */
  readonly bring: (point: Spot) => Promise<Spot>;
  /** Width of the map on screen and how far it is scrolled, in CSS pixels. */
  readonly view: () => Promise<{ readonly width: number; readonly left: number; readonly top: number }>;
}

export function screenOf({ look, click }: Driver): Screen {
  const has = (selector: string) => look((wanted) => document.querySelector(wanted) !== null, selector);
  const waitFor = async (selector: string) => {
    await until(`${selector} is there`, () => has(selector));
  };
  const view = () =>
    look(() => {
      const scroller = document.querySelector('[data-map-scroller]');
      const content = document.querySelector('[data-map-content]');
      if (!scroller || !content) throw new Error('no map');
      return {
        width: content.getBoundingClientRect().width,
        left: scroller.scrollLeft,
        top: scroller.scrollTop,
      };
    }, undefined);
  const still = () =>
    look(() => document.querySelector('[data-map-content]')?.getAnimations().length === 0, undefined);
  return {
    waitFor,
    view,
    attribute: (selector, name) =>
      look(
        ([wanted = '', which = '']) => document.querySelector(wanted)?.getAttribute(which) ?? undefined,
        [selector, name],
      ),
    words: async (selector) => {
      await waitFor(selector);
      return look((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
    },
    count: (selector) => look((wanted) => document.querySelectorAll(wanted).length, selector),
    clickOn: async (selector) => {
      await waitFor(selector);
      // undefined while it slides in, or while something lies over it
      const middle = () =>
        look((wanted) => {
          const element = document.querySelector(wanted);
          if (!element) return undefined;
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = element.getBoundingClientRect();
          const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
          for (let part: Element | null = element; part; part = part.parentElement)
            if (part.getAnimations().some(({ playState }) => playState === 'running')) return undefined;
          return element.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined;
        }, selector);
      // two looks: an animation that is about to begin is none yet
      let last = await middle();
      const at = await until(`${selector} stands still`, async () => {
        const now = await middle();
        // one engine answers null for undefined
        const rests = now ? now.x === last?.x && now.y === last.y : false;
        last = now;
        return rests && now;
      });
      await click(at);
    },
    focus: async (selector) => {
      await waitFor(selector);
      await look((wanted) => {
        const element = document.querySelector(wanted);
        if (element instanceof HTMLElement) element.focus();
      }, selector);
    },
    searching: async () => {
      await waitFor('[data-game][data-phase="searching"] [data-map-viewer][data-sharp="true"]');
      await until('the zoom is at rest', still);
    },
    bring: async (point) => {
      await until('the zoom is at rest', still);
      return look(
        ({ x, y, clear }) => {
          const scroller = document.querySelector('[data-map-scroller]');
          const content = document.querySelector('[data-map-content]');
          if (!scroller || !content) throw new Error('no map');
          const scale = content.getBoundingClientRect().width / 3840;
          scroller.scrollTo(
            x * scale - scroller.clientWidth * clear,
            y * scale - scroller.clientHeight * clear,
          );
          const box = content.getBoundingClientRect();
          return { x: box.left + x * scale, y: box.top + y * scale };
        },
        { ...point, clear: CLEAR },
      );
    },
  };
}
