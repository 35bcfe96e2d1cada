/** Keeps the keyboard where it is when the button that had it goes: a row is deleted, a form takes the place of its button. */
import { useEffect, type RefObject } from 'react';

/** From the element up to `within`, which is the last. */
function wayUp(element: Element, within: Element): readonly Element[] {
  const way: Element[] = [];
  for (let one: Element | null = element; one && one !== within; one = one.parentElement) way.push(one);
  return [...way, within];
}

/** What is nearest to what is gone and still there; elements that take no focus are made to. */
function focusNearest(way: readonly Element[]): void {
  const near = way.find(({ isConnected }) => isConnected);
  if (!(near instanceof HTMLElement)) return;
  if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
  near.focus({ preventScroll: true });
  // a long form that closes takes the page away from under the eye: who looked at it is brought back to what it was about
  const { top, bottom } = near.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) near.scrollIntoView({ block: 'center' });
}

/** Within the element, as long as it is shown. A dialog gives the focus back by itself. */
export function useFocusKept(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = within.current;
    if (!box) return undefined;
    let way: readonly Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) way = wayUp(target, box);
    };
    const left = () =>
      // what is deleted loses the focus while it is still there
      queueMicrotask(() => {
        const [first] = way;
        if (first?.isConnected === true && first !== document.activeElement) way = [];
      });
    const look = () => {
      const isLost = document.activeElement === document.body && way[0]?.isConnected === false;
      if (!isLost || document.querySelector('dialog[open]')) return;
      focusNearest(way);
    };
    const watch = new MutationObserver(look);
    box.addEventListener('focusin', note);
    box.addEventListener('focusout', left);
    watch.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', note);
      box.removeEventListener('focusout', left);
      watch.disconnect();
    };
  }, [within]);
}
