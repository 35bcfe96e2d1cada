// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, Navigate, NavLink, Router, useLocation, useRoute, useSearchParams } from '../../../src/router';

const ROUTES = [
  { path: '', name: 'home' },
  { path: 'game/:level', name: 'game' },
  { path: 'old', name: 'old' },
  { path: '*', name: 'lost' },
];

function Where() {
  const found = useRoute(ROUTES);
  const { state, arrival } = useLocation();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <output>
        {[found?.route.name, found?.params['level'], query.get('mode'), state, arrival].join(' ')}
      </output>
      <button type="button" onClick={() => setQuery({ mode: '4' }, { replace: true })}>
        4
      </button>
      {found?.route.name === 'old' ? <Navigate to="/game/7" replace /> : null}
      <Link to="/game/3?mode=2" state="kept" data-testid="link" />
      <NavLink to="/game" data-testid="nav" />
    </>
  );
}

function start(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <Router base="/worldmaps/">
      <Where />
    </Router>,
  );
}

const where = () => screen.getByRole('status').textContent;

async function popped(move: () => void): Promise<void> {
  await act(async () => {
    const done = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    move();
    await done;
  });
}

beforeEach(() => {
  window.history.pushState(null, '', '/worldmaps/');
});

afterEach(cleanup);

describe('the router', () => {
  it('finds the route and its parameters from the address', () => {
    start('/worldmaps/game/90s?mode=3');
    expect(where()).toBe('game 90s 3  pop');
  });

  it('finds nothing outside the base', () => {
    start('/game/1');
    expect(where()).toContain('lost');
  });

  it('follows a link with its query and state, and Back', async () => {
    start('/worldmaps/');
    fireEvent.click(screen.getByTestId('link'));
    expect(where()).toBe('game 3 2 kept push');
    expect(window.location.pathname).toBe('/worldmaps/game/3');
    await popped(() => window.history.back());
    expect(where()).toBe('home    pop');
    await popped(() => window.history.forward());
    expect(where()).toBe('game 3 2 kept pop');
  });

  it('leaves clicks for a new tab to the browser', () => {
    start('/worldmaps/');
    const prevented = !fireEvent.click(screen.getByTestId('link'), { ctrlKey: true });
    expect(prevented).toBe(false);
    expect(where()).toContain('home');
  });

  it('adds no entry for the place it is at', () => {
    start('/worldmaps/game/3?mode=2');
    const before = window.history.length;
    fireEvent.click(screen.getByTestId('link'));
    expect(window.history.length).toBe(before);
    expect(where()).toBe('game 3 2 kept replace');
  });

  it('changes the query in place', () => {
    start('/worldmaps/game/3?mode=2');
    fireEvent.click(screen.getByRole('button'));
    expect(where()).toBe('game 3 4  replace');
    expect(window.location.search).toBe('?mode=4');
  });

  it('leads on from a redirect without an entry for it', () => {
    start('/worldmaps/old');
    expect(where()).toBe('game 7   replace');
  });

  it('says which link leads here', () => {
    start('/worldmaps/game/3');
    expect(screen.getByTestId('nav').getAttribute('aria-current')).toBe('page');
    cleanup();
    start('/worldmaps/games');
    expect(screen.getByTestId('nav').getAttribute('aria-current')).toBeNull();
  });
});
