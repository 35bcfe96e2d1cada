// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SealPanel } from '../../../src/raffle/SealPanel';
import type { AdminAnswer } from '../../../src/records/store-answer';
import { awayStore, localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(newDisk);

/** Presses the button over a store that has lost the answer to the seal; `kept` is what it tells afterwards. */
function lose(kept: (seed: string) => AdminAnswer<string | undefined>) {
  const onSealed = vi.fn<() => void>();
  let seed = '';
  const { admin, ...store } = awayStore({});
  const { records } = localRecords({
    store: {
      ...store,
      admin: {
        ...admin,
        sealWeek: async (_week, sent) => {
          seed = sent;
          return { kind: 'offline' };
        },
        seed: async () => kept(seed),
      },
    },
  });
  showScreen(<SealPanel week="2026-W47" onSealed={onSealed} />, { records });
  fireEvent.click(screen.getByRole('button', { name: 'Seal the draw' }));
  return onSealed;
}

it('says of a seal whose answer was lost what is true: it is there', async () => {
  const onSealed = lose((value) => ({ kind: 'ok', value }));
  await waitFor(() => expect(onSealed).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/could not be published/)).toBeNull();
});

it('says of a seal whose answer was lost what is true: it is not there', async () => {
  const onSealed = lose(() => ({ kind: 'ok', value: undefined }));
  expect(await screen.findByText(/could not be published: no network/)).toBeTruthy();
  expect(onSealed).not.toHaveBeenCalled();
});

it('says of a seal whose answer was lost what is true: nobody can tell', async () => {
  const onSealed = lose(() => ({ kind: 'offline' }));
  expect(await screen.findByText(/nobody can say whether the seal is published/)).toBeTruthy();
  expect(onSealed).not.toHaveBeenCalled();
});
