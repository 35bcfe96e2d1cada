// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import type { Platform } from '../../../../src/platform/platform';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { HeroGame } from '../../../../src/screens/home/HeroGame';
import { glimpsesOf } from '../../../../src/game/glimpse';
import { middleOfTarget } from '../../../../src/game/quest';
import { mapOf, MAIN_MAP } from '../../../../src/maps/maps';
import { MAIN_MAP_LEVEL as LEVEL } from '../../../support/fixture-level';
import { newDisk } from '../../../support/records';
import { inRouter } from '../../../support/router';
import { manifestOf } from '../../../support/screen';
import { textsOnHand } from '../../../support/texts-on-hand';

/** Width of the picture, which the test environment does not lay out. */
const WIDTH = 500;
const SEED = 1;

beforeEach(() => {
  newDisk();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows the game, and gives the place of whoever is sought, in shares of the picture. */
function show() {
  const [entry] = manifestOf(1).levels;
  const map = mapOf(LEVEL, MAIN_MAP);
  const [glimpse] = map ? glimpsesOf(LEVEL.quests, map, SEED) : [];
  if (!entry || !glimpse) throw new Error('nobody to find');
  const { quest, target, rect } = glimpse;
  const words = { [quest.quest]: { title: 'Find the cook' } };
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.resolve(manifestOf(1)),
      level: () => Promise.resolve(LEVEL),
      pictureUrl: (path) => `/maps/${path}`,
    },
    kiosk: undefined,
  };
  window.history.replaceState(null, '', '/worldmaps/');
  render(
    <TextsProvider value={textsOnHand('en', { [LEVEL.translationSpace]: words })}>
      <PlatformProvider platform={platform}>
        {inRouter(<HeroGame entry={entry} seed={SEED} />)}
      </PlatformProvider>
    </TextsProvider>,
  );
  const { x, y } = middleOfTarget(target);
  return { x: (x - rect.x) / rect.width, y: (y - rect.y) / rect.height };
}

it('gives way to what stands below it when its picture does not come', async () => {
  show();
  const picture = await screen.findByRole('button', { name: /Find the cook/ });
  const tile = picture.querySelector('img[src*="/maps/"]');
  fireEvent.error(tile ?? expect.fail('it shows no tile'));
  expect(screen.queryByRole('button')).toBeNull();
});

/** A step of the cursor, as a share of the picture; it begins in the middle. */
const STEP = 0.04;

it('keeps the keyboard on the picture once somebody is found with it', async () => {
  const { x, y } = show();
  const picture = await screen.findByRole('button', { name: /Find the cook/ });
  picture.focus();
  // as Enter does
  const enter = () => fireEvent.click(picture, { detail: 0 });
  enter();
  const go = (share: number, back: string, on: string) => {
    const steps = Math.round((share - 0.5) / STEP);
    for (let step = 0; step < Math.abs(steps); step += 1)
      fireEvent.keyDown(picture, { key: steps < 0 ? back : on });
  };
  go(x, 'ArrowLeft', 'ArrowRight');
  go(y, 'ArrowUp', 'ArrowDown');
  enter();
  await screen.findByRole('button', { name: 'Another?' });
  expect(document.activeElement).toBe(picture);
  // the browser takes the keyboard from a button that is disabled, which the test environment does not do
  expect(picture.matches(':disabled')).toBe(false);
  expect(picture.getAttribute('aria-disabled')).toBe('true');
  enter();
  expect(screen.getAllByText('Stamped!').length).toBeGreaterThan(0);
});
