// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from '../../../src/table/use-leave-guard';

let followed: string[] = [];

function Page({ active }: { readonly active: boolean }) {
  const guard = useLeaveGuard(active);
  return (
    <>
      <a
        href="/worldmaps/catalog"
        onClick={(event) => {
          event.preventDefault();
          followed.push('catalog');
        }}
      >
        1
      </a>
      <a
        href="/elsewhere"
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          followed.push('elsewhere');
        }}
      >
        2
      </a>
      {guard.asking ? (
        <div data-testid="question">
          <button type="button" onClick={guard.stay}>
            3
          </button>
          <button type="button" onClick={guard.leave}>
            4
          </button>
        </div>
      ) : null}
    </>
  );
}

const asks = () => screen.queryByTestId('question') !== null;
const click = (name: string) => {
  fireEvent.click(screen.getByText(name));
};

beforeEach(() => {
  followed = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('asks before a link is followed, and follows it when the player wants to', () => {
  render(<Page active />);
  click('1');
  expect(asks()).toBe(true);
  expect(followed).toEqual([]);
  click('4');
  expect(followed).toEqual(['catalog']);
  expect(asks()).toBe(false);
});

it('stays when the player stays, and asks anew the next time', () => {
  render(<Page active />);
  click('1');
  click('3');
  expect(asks()).toBe(false);
  click('1');
  expect(asks()).toBe(true);
  expect(followed).toEqual([]);
});

it('lets links go that open elsewhere', () => {
  render(<Page active />);
  click('2');
  expect(asks()).toBe(false);
  expect(followed).toEqual(['elsewhere']);
});

it('lets everything go when no game is running', () => {
  render(<Page active={false} />);
  click('1');
  expect(asks()).toBe(false);
  expect(followed).toEqual(['catalog']);
});

it('asks when Back is pressed, keeps the place on staying and goes on leaving', () => {
  const push = vi.spyOn(history, 'pushState');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  render(<Page active />);
  expect(push).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(asks()).toBe(true);
  click('3');
  expect(push).toHaveBeenCalledTimes(2);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  click('4');
  expect(back).toHaveBeenCalledTimes(1);
});

it('takes its own entry off the history when the game is over', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const { rerender } = render(<Page active />);
  rerender(<Page active={false} />);
  expect(back).toHaveBeenCalledTimes(1);
  rerender(<Page active={false} />);
  expect(back).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(asks()).toBe(false);
});

it('leaves the history alone when no game was running', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const push = vi.spyOn(history, 'pushState');
  render(<Page active={false} />);
  expect(back).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

it('has the browser ask before a reload, while a game is running', () => {
  const { rerender } = render(<Page active />);
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  rerender(<Page active={false} />);
  expect(unload()).toBe(false);
});
