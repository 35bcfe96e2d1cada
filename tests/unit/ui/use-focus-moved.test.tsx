// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusMoved } from '../../../src/ui/use-focus-moved';

afterEach(cleanup);

/** A button that gives way to a field, and the field to the button again. */
function Swap({ isReady = true }: { readonly isReady?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const moved = useFocusMoved(box, String(isOpen), isReady);
  const turn = () => {
    moved();
    setOpen(!isOpen);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        elsewhere
      </button>
      <div ref={box}>
        {isOpen ? (
          <input key="field" aria-label="field" onDoubleClick={turn} />
        ) : (
          <button key="open" type="button" onClick={turn}>
            open
          </button>
        )}
      </div>
    </>
  );
}

const field = () => screen.getByLabelText('field');

describe('the keyboard', () => {
  it('goes along to what took the place of a pressed button, and back', () => {
    render(<Swap />);
    screen.getByText('open').focus();
    fireEvent.click(screen.getByText('open'));
    expect(document.activeElement).toBe(field());
    fireEvent.doubleClick(field());
    expect(document.activeElement).toBe(screen.getByText('open'));
  });

  it('waits for what is still open over it', () => {
    const { rerender } = render(<Swap isReady={false} />);
    screen.getByText('open').focus();
    fireEvent.click(screen.getByText('open'));
    expect(document.activeElement).toBe(document.body);
    rerender(<Swap />);
    expect(document.activeElement).toBe(field());
  });

  it('is left where it is when it was not lost, and when nobody pressed anything', () => {
    render(<Swap />);
    fireEvent.click(screen.getByText('elsewhere'));
    expect(document.activeElement).toBe(document.body);
    screen.getByText('elsewhere').focus();
    fireEvent.doubleClick(field());
    expect(document.activeElement).toBe(screen.getByText('elsewhere'));
  });
});
