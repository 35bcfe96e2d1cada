/** Every guard of a booth holds, and the loss of each one is noticed by its own check. */
import type { Shell, ShellOptions } from '../../support/shell/shell';
import { preferences, refused, testGuards } from './guard';

const BOOTH: ShellOptions = { args: ['--kiosk'] };
const SETTING_PIN: ShellOptions = { args: ['--kiosk', '--set-pin'] };

const key = (shell: Shell, input: object) =>
  shell.emit({
    event: 'before-input-event',
    args: [{ type: 'keyDown', control: false, meta: false, alt: false, ...input }],
  });

testGuards([
  {
    name: 'a booth opens nothing outside',
    start: BOOTH,
    fault: [/if \(!kiosk\) openOutside/, 'openOutside'],
    holds: async (shell) => {
      await shell.windowOpen('https://www.instagram.com/');
      return !(await shell.called()).includes('shell.openExternal');
    },
  },
  {
    name: 'a booth has no developer tools',
    start: BOOTH,
    fault: [/devTools: !kiosk/, 'devTools: true'],
    holds: async (shell) => (await preferences(shell))['devTools'] === false,
  },
  {
    name: 'a booth swallows the keys that lead out',
    start: BOOTH,
    fault: [/control \|\| meta \|\| alt \|\| BOOTH_KEYS\.test\(key\)/, 'false'],
    holds: async (shell) => {
      for (const input of [
        { key: 'F11' },
        { key: 'r', control: true },
        { key: 'F4', alt: true },
        { key: 'Escape' },
        { key: 'q', meta: true },
        { key: 'ContextMenu' },
      ])
        if (!(await key(shell, input))) return false;
      return !(await key(shell, { key: 'a' })) && !(await key(shell, { key: 'Enter' }));
    },
  },
  {
    name: 'a booth types what AltGr types',
    start: BOOTH,
    fault: [/if \(isTypedWithAltGr\(\{[^}]*\}\)\) return;/, ''],
    holds: async (shell) => {
      for (const sign of ['@', '€'])
        if (await key(shell, { key: sign, control: true, alt: true })) return false;
      return true;
    },
  },
  {
    name: 'a booth has no context menu',
    start: BOOTH,
    fault: [/contents\.on\("context-menu"/, 'contents.on("never"'],
    holds: (shell) => shell.emit({ event: 'context-menu' }),
  },
  {
    name: 'a booth has no menu',
    start: BOOTH,
    fault: [/setApplicationMenu\(kiosk \? null : /, 'setApplicationMenu('],
    holds: async (shell) =>
      (await shell.state()).calls
        .filter(({ name }) => name === 'Menu.setApplicationMenu')
        .every(({ args }) => args[0] === null),
  },
  {
    name: 'the operator’s tools need the PIN',
    start: BOOTH,
    fault: [/const isOpen = \(\) => now\(\) < openUntil;/, 'const isOpen = () => true;'],
    holds: async (shell) => {
      await shell.invoke('worldmaps:leave', []);
      await shell.invoke('worldmaps:restart', []);
      const saved = await shell.invoke('worldmaps:save', ['scores.csv', 'x']);
      const called = await shell.called();
      return (
        (saved as { kind: string }).kind === 'locked' &&
        !called.includes('app.exit') &&
        (await shell.invoke('worldmaps:status', [])) === undefined
      );
    },
  },
  {
    name: 'a chosen PIN is not chosen again',
    start: SETTING_PIN,
    fault: [/choosesUntil = 0;\s*log\(/, 'log('],
    holds: async (shell) =>
      (await shell.invoke('worldmaps:choosePin', ['2468'])) === true &&
      (await shell.invoke('worldmaps:pinState', [])) === 'chosen' &&
      (await shell.invoke('worldmaps:choosePin', ['1111'])) === false,
  },
  {
    name: 'a booth without a PIN lets no visitor choose one',
    start: BOOTH,
    fault: [/if \(!mayChoose\(\)\) return false;/, ''],
    holds: async (shell) =>
      (await shell.invoke('worldmaps:pinState', [])) === 'missing' &&
      (await shell.invoke('worldmaps:choosePin', ['1111'])) === false &&
      (await shell.invoke('worldmaps:pinState', [])) === 'missing',
  },
  {
    name: 'a choice of the PIN that was left is over',
    start: SETTING_PIN,
    fault: [/openUntil = 0;\s*choosesUntil = 0;/, 'openUntil = 0;'],
    holds: async (shell) => {
      await shell.invoke('worldmaps:closeOperator', []);
      return (await shell.invoke('worldmaps:choosePin', ['1111'])) === false;
    },
  },
  {
    name: 'a booth that starts again by itself does not ask for a PIN',
    start: SETTING_PIN,
    fault: [/\.filter\(\(each\) => each !== SET_PIN\)/, ''],
    holds: async (shell) => {
      await shell.invoke('worldmaps:choosePin', ['2468']);
      await shell.invoke('worldmaps:enterPin', ['2468']);
      await shell.invoke('worldmaps:restart', []);
      const { calls } = await shell.state();
      const again = calls.find(({ name }) => name === 'app.relaunch');
      return again !== undefined && !JSON.stringify(again.args).includes('--set-pin');
    },
  },
  {
    name: 'a booth’s page goes without a question',
    start: BOOTH,
    fault: [/kiosk \|\| dialog\.showMessageBoxSync/, 'dialog.showMessageBoxSync'],
    holds: async (shell) =>
      (await shell.emit({ event: 'will-prevent-unload' })) &&
      !(await shell.called()).includes('dialog.showMessageBoxSync'),
  },
  {
    name: 'wrong PINs are slowed, also many at once',
    start: SETTING_PIN,
    fault: [/if \(left > 0\) return \{/, 'if (false) return {'],
    holds: async (shell) => {
      await shell.invoke('worldmaps:choosePin', ['2468']);
      const tries = await Promise.all(
        ['1111', '2222', '3333', '4444', '2468'].map((pin) => shell.invoke('worldmaps:enterPin', [pin])),
      );
      return (
        tries.map((each) => (each as { kind: string }).kind).join(' ') === 'wrong wrong wrong tooSoon tooSoon'
      );
    },
  },
  {
    name: 'an ordinary window answers no call of a booth',
    fault: [/if \(kiosk\) \{\s*keepAwake\(\);/, '{ keepAwake();'],
    holds: async (shell) => refused(shell.invoke('worldmaps:leave', []), 'No handler'),
  },
]);
