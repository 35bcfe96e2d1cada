/** Keyboard input: H hint, S skip, Z or Backspace takes back the last mark, + and - zoom. */
import { useEffect, useRef } from 'react';

export interface KeyActs {
  readonly hint: () => void;
  readonly skip: () => void;
  readonly takeBack: () => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

const KEYS: Readonly<Record<string, keyof KeyActs>> = {
  h: 'hint',
  s: 'skip',
  z: 'takeBack',
  backspace: 'takeBack',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
};

/** Whether something else handles the key: a text field, an open dialog, the map's own zoom keys. */
function isTaken(act: keyof KeyActs, target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable]')) return true;
  return (act === 'zoomIn' || act === 'zoomOut') && target.closest('[data-map-scroller]') !== null;
}

/** Listens on the whole page while mounted and `active`. Actions missing from `acts` have no key. */
export function useKeys(acts: Partial<KeyActs>, active: boolean): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const act = KEYS[event.key.toLowerCase()];
      if (!act || isTaken(act, event.target)) return;
      latest.current[act]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
