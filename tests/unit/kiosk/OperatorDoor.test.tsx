// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operator, PinState } from '../../../src/booth/host';
import { TextsProvider } from '../../../src/i18n/TextsContext';
import { OperatorDoor } from '../../../src/kiosk/OperatorDoor';
import { boothHost } from '../../support/booth';
import { letDialogsOpen } from '../../support/dialogs';
import { localRecords, newDisk } from '../../support/records';
import { textsOnHand } from '../../support/texts-on-hand';

vi.mock('../../../src/kiosk/OperatorPage', () => ({
  OperatorPage: ({ onClose }: { readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      the page
    </button>
  ),
}));

let pin: PinState;
const operator = {
  pinState: vi.fn(() => Promise.resolve(pin)),
  close: vi.fn(() => Promise.resolve()),
  choosePin: vi.fn(() => Promise.resolve(true)),
  enter: vi.fn<Operator['enter']>(() => Promise.resolve({ kind: 'open' })),
};

beforeEach(() => {
  newDisk();
  letDialogsOpen();
  vi.clearAllMocks();
});
afterEach(cleanup);

async function show(state: PinState) {
  pin = state;
  const { shelves } = localRecords();
  const page = render(
    <TextsProvider value={textsOnHand('en')}>
      <OperatorDoor host={boothHost(operator)} shelves={shelves} />
    </TextsProvider>,
  );
  await act(async () => undefined);
  return page;
}

const taps = async (count: number, at = { clientX: 20, clientY: 30 }) => {
  for (let i = 0; i < count; i++) fireEvent.pointerDown(document.body, at);
  await act(async () => undefined);
};
const title = () => screen.queryByRole('heading', { level: 2 })?.textContent;
const digits = async (all: string) => {
  for (const digit of all) fireEvent.click(screen.getByRole('button', { name: digit }));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await act(async () => undefined);
};

describe('the operator’s door', () => {
  it('is shut where there is a PIN, and asks for it after five taps in the corner', async () => {
    await show('chosen');
    expect(title()).toBeUndefined();
    await taps(4);
    expect(title()).toBeUndefined();
    await taps(1);
    expect(title()).toBe('Operator PIN');
  });

  it('counts anew after it was knocked at', async () => {
    await show('chosen');
    await taps(5);
    expect(operator.pinState).toHaveBeenCalledTimes(2);
    await taps(4);
    expect(operator.pinState).toHaveBeenCalledTimes(2);
    await taps(1);
    expect(operator.pinState).toHaveBeenCalledTimes(3);
  });

  it('does not hear taps elsewhere, nor any once it is gone', async () => {
    const { unmount } = await show('chosen');
    await taps(9, { clientX: 400, clientY: 300 });
    expect(title()).toBeUndefined();
    unmount();
    await taps(5);
    expect(operator.pinState).toHaveBeenCalledOnce();
  });

  it('opens with the PIN, and is shut and locked again when the page is closed', async () => {
    await show('chosen');
    await taps(5);
    await digits('1234');
    expect(title()).toBe('Operator’s page');
    expect(operator.enter).toHaveBeenCalledWith('1234');
    // whoever taps on while it is open stays
    await taps(5);
    expect(title()).toBe('Operator’s page');
    expect(operator.close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'the page' }));
    expect([title(), operator.close.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('says at once that there is no PIN, and leaves the booth to its visitors', async () => {
    await show('missing');
    expect(title()).toBe('This booth has no PIN');
    fireEvent.click(screen.getByRole('button'));
    expect([title(), operator.close.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('has a PIN chosen at once where the operator started it so, or goes on without', async () => {
    await show('toChoose');
    expect(title()).toBe('Choose an operator PIN');
    fireEvent.click(screen.getByRole('button', { name: 'Go on without a PIN' }));
    expect([title(), operator.choosePin.mock.calls]).toEqual([undefined, []]);
    await taps(5);
    expect(title()).toBe('Choose an operator PIN');
    await digits('2468');
    await digits('2468');
    expect(operator.choosePin).toHaveBeenCalledWith('2468');
    expect(title()).toBeUndefined();
  });
});
