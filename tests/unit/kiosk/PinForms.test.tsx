// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PinAnswer } from '../../../src/booth/pin';
import { ChoosePin, EnterPin } from '../../../src/kiosk/PinForms';
import { boothHost } from '../../support/booth';
import { localRecords, newDisk } from '../../support/records';
import { showScreen } from '../../support/screen';

beforeEach(() => {
  newDisk();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(button(name));
};
/** Types a PIN on the pad, confirms it, and lets the answer come. */
function enter(pin: string) {
  press(...Array.from(pin));
  return act(async () => {
    press('OK');
  });
}
const digits = (count: number) =>
  screen.queryByLabelText(`${String(count)} ${count === 1 ? 'digit' : 'digits'} entered`);
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1)
    act(() => {
      vi.advanceTimersByTime(1000);
    });
};

describe('choosing a PIN', () => {
  function choosing(isKept = true) {
    const choose = vi.fn(async (_pin: string) => isKept);
    const onChosen = vi.fn();
    const onCancel = vi.fn();
    showScreen(
      <ChoosePin choose={choose} onChosen={onChosen} onCancel={onCancel} cancel="Not now" />,
      localRecords(),
    );
    return { choose, onChosen, onCancel };
  }

  it('takes the same one twice', async () => {
    const { choose, onChosen } = choosing();
    expect(screen.getByText(/4 to 12 digits\. It opens/)).toBeTruthy();
    await enter('2468');
    expect(screen.getByText('Once more, to be sure.')).toBeTruthy();
    expect(digits(0)).not.toBeNull();
    expect([choose, onChosen].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await enter('2468');
    expect(choose).toHaveBeenCalledExactlyOnceWith('2468');
    expect(onChosen).toHaveBeenCalledOnce();
  });

  it('starts over when the two differ', async () => {
    const { choose, onChosen } = choosing();
    await enter('2468');
    await enter('2469');
    expect(screen.getByText('The two PINs differ. Let’s start over.')).toBeTruthy();
    expect(digits(0)).not.toBeNull();
    await enter('2469');
    expect(choose).not.toHaveBeenCalled();
    await enter('2469');
    expect(choose).toHaveBeenCalledExactlyOnceWith('2469');
    expect(onChosen).toHaveBeenCalledOnce();
  });

  it('takes none that is too short', async () => {
    const { choose } = choosing();
    await enter('246');
    expect(screen.getByText('It takes 4 to 12 digits.')).toBeTruthy();
    await enter('246');
    expect(choose).not.toHaveBeenCalled();
  });

  it('says when the machine cannot keep it', async () => {
    const { onChosen } = choosing(false);
    await enter('2468');
    await enter('2468');
    expect(screen.getByText('This machine could not keep the PIN.')).toBeTruthy();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('can be left', () => {
    const { onCancel } = choosing();
    press('Not now');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('entering the PIN', () => {
  function entering(...answers: readonly PinAnswer[]) {
    const left = [...answers];
    const ask = vi.fn(async (_pin: string): Promise<PinAnswer> => left.shift() ?? { kind: 'open' });
    const onOpen = vi.fn();
    const onCancel = vi.fn();
    showScreen(
      <EnterPin operator={boothHost({ enter: ask }).operator} onOpen={onOpen} onCancel={onCancel} />,
      localRecords(),
    );
    return { ask, onOpen, onCancel };
  }

  it('opens with the right one', async () => {
    const { ask, onOpen } = entering();
    await enter('2468');
    expect(ask).toHaveBeenCalledExactlyOnceWith('2468');
    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByText(/not the PIN/)).toBeNull();
  });

  it('says that one is wrong, and takes the next at once', async () => {
    const { onOpen } = entering({ kind: 'wrong', wait: 0 });
    await enter('1357');
    expect(screen.getByText(/That is not the PIN\./).textContent).not.toContain('Next try');
    expect(digits(0)).not.toBeNull();
    expect(onOpen).not.toHaveBeenCalled();
    await enter('2468');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('asks nobody about what cannot be a PIN', async () => {
    const { ask } = entering();
    await enter('12');
    expect(screen.getByText(/That is not the PIN\./)).toBeTruthy();
    expect(digits(0)).not.toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('counts a wait down second by second, and takes no try meanwhile', async () => {
    const { ask, onOpen } = entering({ kind: 'wrong', wait: 3 });
    await enter('1357');
    for (const left of ['3 seconds', '2 seconds', '1 second']) {
      expect(screen.getByText('That is not the PIN.')).toBeTruthy();
      // counted for the eye: a screen reader is not told every second
      expect(screen.getByRole('timer').textContent).toBe(`Next try in ${left}.`);
      expect(button('1').disabled).toBe(true);
      pass(1);
    }
    expect(screen.queryByText(/Next try/)).toBeNull();
    expect(button('1').disabled).toBe(false);
    expect(ask).toHaveBeenCalledOnce();
    await enter('2468');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('does not call a try wrong that came too soon to be checked', async () => {
    entering({ kind: 'tooSoon', wait: 2 });
    await enter('2468');
    expect(screen.getByText('Next try in 2 seconds.')).toBeTruthy();
    expect(screen.queryByText(/not the PIN/)).toBeNull();
  });

  it('leaves no clock behind', async () => {
    entering({ kind: 'wrong', wait: 30 });
    await enter('1357');
    expect(vi.getTimerCount()).toBe(1);
    pass(3);
    expect(vi.getTimerCount()).toBe(1);
    pass(27);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops its clock when it is left during a wait', async () => {
    entering({ kind: 'wrong', wait: 30 });
    await enter('1357');
    expect(vi.getTimerCount()).toBe(1);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be left', () => {
    const { onCancel } = entering();
    press('Back to the game');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('the pad', () => {
  const shown = () => {
    showScreen(
      <ChoosePin
        choose={async () => true}
        onChosen={() => undefined}
        onCancel={() => undefined}
        cancel="No"
      />,
      localRecords(),
    );
  };
  const type = (key: string) => fireEvent.keyDown(window, { key });

  it('takes digits of a keyboard, and no more than twelve', () => {
    shown();
    for (const key of '12a3') type(key);
    expect(digits(3)).not.toBeNull();
    type('Backspace');
    expect(digits(2)).not.toBeNull();
    for (const key of '12345678901234') type(key);
    expect(digits(12)).not.toBeNull();
    press('5');
    expect(digits(12)).not.toBeNull();
    press('erase');
    expect(digits(11)).not.toBeNull();
  });

  it('is confirmed by the return key, once', async () => {
    shown();
    for (const key of '2468') type(key);
    await act(async () => {
      type('Enter');
    });
    expect(screen.getByText('Once more, to be sure.')).toBeTruthy();
    press('2', '4');
    // a button takes the key as its own press
    fireEvent.keyDown(button('4'), { key: 'Enter' });
    expect(digits(2)).not.toBeNull();
  });
});
