/** Blocks what would take a visitor out of the game: context menu, drag and drop, page zoom and browser shortcuts. */
import { useEffect } from 'react';
import { isTypedWithAltGr } from '../booth/typed';

function stop(event: Event): void {
  event.preventDefault();
}

function stopZoomWheel(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

/** Blocks the shortcuts that zoom, print, save, search or leave the page. */
function stopShortcut(event: KeyboardEvent): void {
  const { ctrlKey: control, altKey: alt, metaKey: meta, key } = event;
  if (isTypedWithAltGr({ control, alt, meta, key })) return;
  if (control || meta || alt || /^F\d{1,2}$/.test(key)) event.preventDefault();
}

export function useGuards(): void {
  useEffect(() => {
    window.addEventListener('contextmenu', stop);
    window.addEventListener('dragstart', stop);
    window.addEventListener('gesturestart', stop);
    window.addEventListener('wheel', stopZoomWheel, { passive: false });
    window.addEventListener('keydown', stopShortcut, { capture: true });
    return () => {
      window.removeEventListener('contextmenu', stop);
      window.removeEventListener('dragstart', stop);
      window.removeEventListener('gesturestart', stop);
      window.removeEventListener('wheel', stopZoomWheel);
      window.removeEventListener('keydown', stopShortcut, { capture: true });
    };
  }, []);
}
