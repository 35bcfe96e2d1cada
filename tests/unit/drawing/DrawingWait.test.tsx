// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawingWait } from '../../../src/drawing/DrawingWait';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { ManifestProvider } from '../../../src/levels/ManifestContext';
import type { Drawing } from '../../../src/levels/use-drawing';
import { CATALOGUE, type CatalogueLevel } from '../../../src/maps/catalogue';
import type { DrawingLevel } from '../../../src/maps/drawing';
import { PlatformProvider } from '../../../src/platform/PlatformContext';
import { manifestOf } from '../../support/screen';
import { textsOnHand } from '../../support/texts-on-hand';

function levelOf(wanted: number): CatalogueLevel {
  const found = CATALOGUE.find((one) => one.id === wanted);
  if (!found) throw new Error(`no level ${wanted}`);
  return found;
}

const level = levelOf(7);
const { id, name } = level;

afterEach(cleanup);

const platform = {
  kind: 'web',
  maps: {
    manifest: () => Promise.reject(new Error('not asked for')),
    level: () => Promise.reject(new Error('not asked for')),
    pictureUrl: (path: string) => `/maps/${path}`,
  },
} as const;

async function wait(states: readonly DrawingLevel[] | undefined, { isAway = false, ready = [1] } = {}) {
  const first = vi.fn();
  const start = Promise.resolve({ kind: 'ready', manifest: manifestOf(...ready) } as const);
  const page = (drawing: Omit<Drawing, 'first' | 'isExpected'>) => (
    <TextsProvider value={textsOnHand('en')}>
      <PlatformProvider platform={platform}>
        <ManifestProvider start={start}>
          <MemoryRouter>
            <DrawingWait level={level} drawing={{ ...drawing, first, isExpected: () => true }} />
          </MemoryRouter>
        </ManifestProvider>
      </PlatformProvider>
    </TextsProvider>
  );
  const levels = states && new Map(states.map((state) => [state.level, state]));
  const { rerender, container } = render(page({ levels, isAway }));
  await act(async () => undefined);
  return { first, container, turn: (away: boolean) => rerender(page({ levels, isAway: away })) };
}

const status = () => screen.getByRole('status').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('a map that waits is asked for once, and again when the server comes back', async () => {
  const { first, turn } = await wait([{ kind: 'waiting', level: id }]);
  expect([first.mock.calls, status(), heading()]).toEqual([
    [[id]],
    expect.stringContaining('top of the pile'),
    `${name} is being drawn`,
  ]);
  turn(true);
  expect(status()).toContain('taking a break');
  expect(first).toHaveBeenCalledTimes(1);
  turn(false);
  expect(first).toHaveBeenCalledTimes(2);
});

it('a map that is drawn shows how far it is, and is not asked for', async () => {
  const { first } = await wait([{ kind: 'drawing', level: id, share: 0.4 }]);
  const bars = screen.getAllByRole<HTMLProgressElement>('progressbar', { name: `Drawing ${name}` });
  expect(bars.map(({ value }) => value)).toEqual([40]);
  expect([first.mock.calls, status()]).toEqual([[], expect.stringContaining('few more strokes')]);
});

it('before the server has answered there is no bar, and nothing is asked for', async () => {
  for (const states of [undefined, [{ kind: 'waiting', level: 1 } as const]]) {
    const { first } = await wait(states);
    expect([first.mock.calls, screen.queryByRole('progressbar')]).toEqual([[], null]);
    expect(document.querySelector('[data-atelier]')).not.toBeNull();
    cleanup();
  }
});

it('a map that failed says so in place of the painter, and why', async () => {
  await wait([{ kind: 'failed', level: id, reason: 'no fair spot' }]);
  expect([heading(), status()]).toEqual(['Torn page', 'This map could not be drawn.']);
  expect(screen.getByText('no fair spot').lang).toBe('en');
  expect(document.querySelector('[data-atelier]')).toBeNull();
});

it('offers a stroll through three maps that are ready, and home', async () => {
  await wait(undefined, { ready: [1, 2, 3, 4] });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/stroll/1', '/stroll/2', '/stroll/3', '/']);
  expect(screen.getByRole('link', { name: levelOf(2).name })).toBeTruthy();
});

it('offers no stroll while no map is ready', async () => {
  await wait(undefined, { ready: [] });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
