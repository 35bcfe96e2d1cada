// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextsProvider } from '../../../../src/i18n/TextsContext';
import { ManifestProvider } from '../../../../src/levels/ManifestContext';
import { PlatformProvider } from '../../../../src/platform/PlatformContext';
import { Finish } from '../../../../src/screens/stroll/Finish';
import { LEVEL } from '../../../support/level';
import { inRouter } from '../../../support/router';
import { manifestOf } from '../../../support/screen';
import { textsFromFiles } from '../../../support/texts';

afterEach(cleanup);

it('can be left in a browser whose scrolling answers with a promise', async () => {
  const scroll = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  const texts = await textsFromFiles('en');
  await texts.load('stroll');
  window.history.replaceState(null, '', '/worldmaps/stroll/1');
  const { unmount } = render(
    <TextsProvider value={texts}>
      <PlatformProvider
        platform={{
          kind: 'web',
          maps: {
            manifest: () => Promise.resolve(manifestOf(1)),
            level: () => Promise.resolve(LEVEL),
            pictureUrl: (path) => `/maps/${path}`,
          },
        }}
      >
        <ManifestProvider>{inRouter(<Finish level={LEVEL} onAgain={() => undefined} />)}</ManifestProvider>
      </PlatformProvider>
    </TextsProvider>,
  );
  await screen.findByText(/no secrets/);
  expect(scroll).toHaveBeenCalled();
  expect(unmount).not.toThrow();
});
