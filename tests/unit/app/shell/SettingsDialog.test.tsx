// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsDialog } from '../../../../src/app/shell/SettingsDialog';
import { settings } from '../../../../src/settings/settings';
import { letDialogsOpen } from '../../../support/dialogs';
import { localRecords, newDisk } from '../../../support/records';
import { showScreen } from '../../../support/screen';

const { heard, wakeSound } = vi.hoisted(() => {
  const effects: string[] = [];
  return { heard: effects, wakeSound: vi.fn() };
});
vi.mock('../../../../src/sound/use-sounds', () => ({
  wakeSound,
  playEffect: (effect: string) => void heard.push(effect),
}));

beforeEach(() => {
  newDisk();
  heard.length = 0;
  wakeSound.mockClear();
  settings.change({ volume: 0.6, muted: false, largeButtons: false, alwaysLight: false });
  letDialogsOpen();
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const onClose = vi.fn();
  showScreen(<SettingsDialog onClose={onClose} />, localRecords());
  return onClose;
}
const slider = () => screen.getByRole<HTMLInputElement>('slider');
const toggle = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
const offline = () => screen.queryByRole('button', { name: 'Play offline…' });

describe('the settings', () => {
  it('show how loud it is, in tenths, and say it', () => {
    settings.change({ volume: 0.3 });
    open();
    expect(slider().value).toBe('3');
    expect(slider().getAttribute('aria-valuetext')).toBe('30 %');
  });

  it('change how loud it is, and let it be heard', () => {
    open();
    fireEvent.change(slider(), { target: { value: '9' } });
    expect(settings.get().volume).toBe(0.9);
    expect([heard, wakeSound.mock.calls.length]).toEqual([['place'], 1]);
  });

  it('keep the paper light', () => {
    open();
    expect(toggle(/light paper/).checked).toBe(false);
    fireEvent.click(toggle(/light paper/));
    expect([settings.get().alwaysLight, toggle(/light paper/).checked]).toEqual([true, true]);
  });

  it('turn sound off without a sound, and on with one', () => {
    open();
    expect(toggle(/Sound/).checked).toBe(true);
    fireEvent.click(toggle(/Sound/));
    expect([settings.get().muted, toggle(/Sound/).checked, slider().disabled, heard]).toEqual([
      true,
      false,
      true,
      [],
    ]);
    fireEvent.click(toggle(/Sound/));
    expect([settings.get().muted, slider().disabled, heard]).toEqual([false, false, ['right']]);
  });

  it('make buttons larger', () => {
    open();
    const larger = toggle(/buttons/i);
    expect(larger.checked).toBe(false);
    fireEvent.click(larger);
    expect([settings.get().largeButtons, larger.getAttribute('aria-checked')]).toEqual([true, 'true']);
  });

  it('are closed by their button', () => {
    const onClose = open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lead to the maps on the device where the browser can keep them, and back', () => {
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
    open();
    fireEvent.click(offline() ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Play offline' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(slider()).toBeTruthy();
  });

  it('do not speak of it where it cannot', () => {
    open();
    expect(offline()).toBeNull();
  });
});
