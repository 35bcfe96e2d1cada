// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLeaveGuard } from '../../../src/table/use-leave-guard';

let router: ReturnType<typeof createBrowserRouter>;
let setActive: (active: boolean) => void = () => undefined;
/** Counts the game's mounts: a game that is begun anew is lost. */
let games = 0;

function nextGame(): number {
  games += 1;
  return games;
}

function Game() {
  const [active, set] = useState(true);
  const [game] = useState(nextGame);
  const guard = useLeaveGuard(active);
  const navigate = useNavigate();
  useEffect(() => {
    setActive = set;
  }, [set]);
  return (
    <>
      <output>{`game ${String(game)}`}</output>
      <Link to="/catalog">link</Link>
      <Link to="/elsewhere" target="_blank" onClick={(event) => event.preventDefault()}>
        tab
      </Link>
      <button type="button" onClick={() => void navigate('/catalog')}>
        call
      </button>
      {guard.asking ? (
        <div role="alert">
          <button type="button" onClick={guard.stay}>
            stay
          </button>
          <button type="button" onClick={guard.leave}>
            leave
          </button>
        </div>
      ) : null}
    </>
  );
}

const asks = () => screen.queryByRole('alert') !== null;
const where = () => screen.getByRole('status').textContent;

async function click(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByText(name));
  });
}

/** Goes through the history as the browser's buttons do; resolves when the router has heard of it, and of going back. */
async function go(delta: number, pops: number): Promise<void> {
  await act(async () => {
    let left = pops;
    const heard = new Promise<void>((resolve) => {
      window.addEventListener('popstate', function hear() {
        left -= 1;
        if (left > 0) return;
        window.removeEventListener('popstate', hear);
        resolve();
      });
    });
    window.history.go(delta);
    await heard;
  });
}

beforeEach(async () => {
  games = 0;
  window.history.pushState(null, '', '/worldmaps/');
  const page = (name: string) => ({ element: <output>{name}</output> });
  router = createBrowserRouter(
    [
      { path: '/', ...page('home') },
      { path: '/game/1', Component: Game },
      { path: '*', ...page('catalogue') },
    ],
    { basename: '/worldmaps/' },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/game/1?mode=2'));
  expect(where()).toBe('game 1');
});

afterEach(() => {
  cleanup();
  router.dispose();
});

describe.each([
  ['a link', 'link'],
  ['a call', 'call'],
])('%s out of a running game', (_name, way) => {
  it('asks, and leads there when the player leaves', async () => {
    await click(way);
    expect(asks()).toBe(true);
    expect(window.location.pathname).toBe('/worldmaps/game/1');
    await click('leave');
    expect(where()).toBe('catalogue');
    expect(asks()).toBe(false);
  });

  it('keeps game and history when the player stays, and asks anew the next time', async () => {
    const entries = window.history.length;
    await click(way);
    await click('stay');
    expect(asks()).toBe(false);
    expect(where()).toBe('game 1');
    expect(window.history.length).toBe(entries);
    expect(window.location.search).toBe('?mode=2');
    await click(way);
    expect(asks()).toBe(true);
  });
});

describe('Back out of a running game', () => {
  it('asks once, and leads back when the player leaves', async () => {
    await go(-1, 2);
    expect(asks()).toBe(true);
    expect(where()).toBe('game 1');
    expect(window.location.pathname).toBe('/worldmaps/game/1');
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await click('leave');
    await act(async () => void (await left));
    expect(where()).toBe('home');
    expect(asks()).toBe(false);
  });

  it('keeps game and history when the player stays', async () => {
    const entries = window.history.length;
    await go(-1, 2);
    await click('stay');
    expect(asks()).toBe(false);
    expect(where()).toBe('game 1');
    expect(window.location.pathname).toBe('/worldmaps/game/1');
    expect(window.history.length).toBe(entries);
    await go(-1, 2);
    expect(asks()).toBe(true);
  });

  it('asks nothing when the game is over, and takes one step', async () => {
    act(() => setActive(false));
    await go(-1, 1);
    expect(where()).toBe('home');
  });
});

it('lets links go that open elsewhere', async () => {
  await click('tab');
  expect(asks()).toBe(false);
});

it('lets everything go when no game is running', async () => {
  act(() => setActive(false));
  await click('link');
  expect(where()).toBe('catalogue');
});

it('drops the question when the game ends meanwhile: the player stays and sees the result', async () => {
  await click('link');
  expect(asks()).toBe(true);
  await act(async () => setActive(false));
  expect(asks()).toBe(false);
  await act(async () => setActive(true));
  expect(asks()).toBe(false);
  expect(where()).toBe('game 1');
});

it('has the browser ask before a reload, while a game is running', () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);
  act(() => setActive(false));
  expect(unload()).toBe(false);
});
