// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineDialog } from '../../../src/offline/OfflineDialog';
import type { Keeper, KeepResult } from '../../../src/offline/keep';
import { letDialogsOpen } from '../../support/dialogs';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(() => {
  newDisk();
  letDialogsOpen();
});

interface Download {
  readonly level: number;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly end: (result: KeepResult) => void;
}

/** A keeper of these levels, whose downloads a test moves on. */
function fakeKeeper(...kept: readonly number[]) {
  const has = new Set(kept);
  const downloads: Download[] = [];
  const tidied: (readonly number[])[] = [];
  const keeper: Keeper = {
    isKept: async ({ level }) => has.has(level),
    keep: ({ level }, progress, signal) =>
      new Promise((end) => {
        downloads.push({ level, progress, signal, end });
      }),
    forget: async ({ level }) => void has.delete(level),
    tidy: async (entries) => void tidied.push(entries.map(({ level }) => level)),
  };
  return { keeper, downloads, tidied };
}

async function open(of: ReturnType<typeof fakeKeeper>) {
  const onClose = vi.fn();
  const { unmount } = showScreen(<OfflineDialog keeper={of.keeper} onClose={onClose} />, {
    ...localRecords(),
    open: [15, 1],
  });
  await screen.findAllByRole('listitem');
  // the device was looked through when nothing is unknown any more
  await waitFor(() => expect(of.tidied).toHaveLength(1));
  await act(async () => undefined);
  return { onClose, unmount };
}

const rows = () => screen.getAllByRole('listitem', { hidden: true });
const row = (index: number) => within(rows()[index] ?? document.body);
const buttonOf = (index: number) => row(index).getByRole<HTMLButtonElement>('button');
const all = (name: RegExp) => screen.queryByRole<HTMLButtonElement>('button', { name });
const last = ({ downloads }: ReturnType<typeof fakeKeeper>): Download => {
  const download = downloads.at(-1);
  if (!download) throw new Error('nothing is on its way');
  return download;
};
const end = (of: ReturnType<typeof fakeKeeper>, result: KeepResult) => act(async () => last(of).end(result));

describe('the dialog of the maps on the device', () => {
  it('tidies the device, and shows what is on it and what is not', async () => {
    const of = fakeKeeper(1);
    await open(of);
    expect(of.tidied).toEqual([[15, 1]]);
    expect(rows()).toHaveLength(2);
    expect(buttonOf(0).textContent).toBe('Keep');
    expect(buttonOf(1).textContent).toBe('Remove');
    expect(row(0).getByText('2 MB')).toBeTruthy();
    expect(all(/^Keep all/)?.textContent).toContain('2 MB');
    expect(all(/^Keep all/)?.disabled).toBe(false);
  });

  it('adds up what is missing', async () => {
    await open(fakeKeeper());
    expect(all(/^Keep all/)?.textContent).toContain('4 MB');
  });

  it('has nothing to download when all is there', async () => {
    await open(fakeKeeper(15, 1));
    expect(all(/^Keep all/)).toBeNull();
    expect(all(/^All maps are kept/)?.disabled).toBe(true);
  });

  it('downloads one map and shows how far it is', async () => {
    const of = fakeKeeper();
    await open(of);
    fireEvent.click(buttonOf(0));
    expect(of.downloads.map(({ level }) => level)).toEqual([15]);
    act(() => last(of).progress(0.25));
    expect(row(0).getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
    expect(buttonOf(1).disabled).toBe(true);
    expect(all(/^Keep all/)).toBeNull();
    await end(of, 'kept');
    expect(row(0).queryByRole('progressbar')).toBeNull();
    expect(buttonOf(0).textContent).toBe('Remove');
    expect(buttonOf(1).disabled).toBe(false);
    expect(of.downloads).toHaveLength(1);
  });

  it('downloads all that is missing, one after the other', async () => {
    const of = fakeKeeper();
    await open(of);
    fireEvent.click(all(/^Keep all/) ?? document.body);
    expect(of.downloads.map(({ level }) => level)).toEqual([15]);
    await end(of, 'kept');
    expect(of.downloads.map(({ level }) => level)).toEqual([15, 1]);
    await end(of, 'kept');
    expect(rows().map((_, index) => buttonOf(index).textContent)).toEqual(['Remove', 'Remove']);
  });

  it.each([
    ['full', /no room left/],
    ['failed', /network gave out/],
  ] as const)('ends when the device is %s, and says so until the next try', async (result, words) => {
    const of = fakeKeeper();
    await open(of);
    const problem = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(problem()).toBe('');
    fireEvent.click(all(/^Keep all/) ?? document.body);
    await end(of, result);
    expect(of.downloads).toHaveLength(1);
    expect(problem()).toMatch(words);
    expect(buttonOf(0).textContent).toBe('Keep');
    fireEvent.click(buttonOf(1));
    expect(problem()).toBe('');
  });

  it('stops when the player says so, and says nothing of it', async () => {
    const of = fakeKeeper();
    await open(of);
    fireEvent.click(all(/^Keep all/) ?? document.body);
    act(() => last(of).progress(0.5));
    expect(last(of).signal.aborted).toBe(false);
    fireEvent.click(all(/Stop/) ?? document.body);
    expect(last(of).signal.aborted).toBe(true);
    await end(of, 'stopped');
    expect(of.downloads).toHaveLength(1);
    expect(buttonOf(0).textContent).toBe('Keep');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('removes a map', async () => {
    const of = fakeKeeper(15, 1);
    await open(of);
    await act(async () => {
      fireEvent.click(buttonOf(0));
    });
    expect(rows().map((_, index) => buttonOf(index).textContent)).toEqual(['Keep', 'Remove']);
  });

  it('is closed by its button, and calls off its download once it is gone', async () => {
    const of = fakeKeeper();
    const { onClose, unmount } = await open(of);
    fireEvent.click(buttonOf(0));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(last(of).signal.aborted).toBe(false);
    unmount();
    expect(last(of).signal.aborted).toBe(true);
  });
});
