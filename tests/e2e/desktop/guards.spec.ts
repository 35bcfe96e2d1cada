/** Every guard of the shell holds, and the loss of each one is noticed by its own check. */
import { expect, test } from '@playwright/test';
import { launchShell, PAGE, type Shell, type ShellOptions } from '../../support/shell/shell';

interface Guard {
  readonly name: string;
  readonly start?: ShellOptions;
  /** The fault that takes the guard away: what is replaced in the built main process. */
  readonly fault: readonly [from: RegExp, to: string];
  /** Whether the guard holds. */
  readonly holds: (shell: Shell) => Promise<boolean>;
}

const BOOTH: ShellOptions = { args: ['--kiosk'] };

const refused = async (call: Promise<unknown>, why: string): Promise<boolean> => {
  try {
    await call;
    return false;
  } catch (error) {
    return error instanceof Error && error.message.includes(why);
  }
};

const preferences = async (shell: Shell) => {
  const options = (await shell.state()).windows[0]?.options as { webPreferences: Record<string, unknown> };
  return options.webPreferences;
};

const key = (shell: Shell, input: object) =>
  shell.emit({
    event: 'before-input-event',
    args: [{ type: 'keyDown', control: false, meta: false, alt: false, ...input }],
  });

const GUARDS: readonly Guard[] = [
  {
    name: 'a call from another page is refused',
    fault: [/ && isOurs\(senderFrame\.url\)/, ''],
    holds: async (shell) =>
      (await refused(shell.invoke('worldmaps:manifest', [], 'https://evil.example/'), 'untrusted')) &&
      (await refused(shell.invoke('worldmaps:manifest', [], 'app://worldmaps.evil/'), 'untrusted')),
  },
  {
    name: 'a call from a frame inside the page is refused',
    fault: [/ && senderFrame\.parent === null/, ''],
    holds: (shell) => refused(shell.invoke('worldmaps:manifest', [], PAGE, true), 'untrusted'),
  },
  {
    name: 'a call from a frame that is gone is refused as such',
    fault: [/senderFrame !== null && /, ''],
    holds: (shell) => refused(shell.invoke('worldmaps:manifest', [], null), 'untrusted'),
  },
  {
    name: 'a payload that is no level id is refused',
    fault: [
      /if \(!parsed\.success\) throw new Error\("bad payload"\);/,
      'if (!parsed.success) parsed.data = given;',
    ],
    holds: async (shell) => {
      for (const payload of [['../../etc/passwd'], [0], [23], [1.5], [null], [], [1, 2], [{}]])
        if (!(await refused(shell.invoke('worldmaps:level', payload), 'bad payload'))) return false;
      return true;
    },
  },
  {
    name: 'an address is looked up and never becomes a path',
    fault: [/const found = pages\.get\(address\);/, 'const found = path.join(here, "../renderer", address);'],
    holds: async (shell) => {
      for (const address of [
        '%2e%2e%2f%2e%2e%2fpackage.json',
        '..%5c..%5cpackage.json',
        'maps/..%2f..%2fpackage.json',
        'maps/manifest.json',
      ])
        if ((await shell.fetch(`${PAGE}${address}`)).status !== 404) return false;
      return true;
    },
  },
  {
    name: 'another host of the scheme is not served',
    fault: [/ && host === "worldmaps"/, ''],
    holds: async (shell) => (await shell.fetch('app://other/index.html')).status === 404,
  },
  {
    name: 'only GET is served',
    fault: [/if \(request\.method !== "GET"\) return empty\(405\);/, ''],
    holds: async (shell) => (await shell.fetch(PAGE, 'POST')).status === 405,
  },
  {
    name: 'every answer carries the content security policy',
    fault: [/"content-security-policy": contentSecurityPolicy\(\w+\),/, ''],
    holds: async (shell) => {
      const policy = (await shell.fetch(PAGE)).headers['content-security-policy'] ?? '';
      return policy.includes("default-src 'none'") && !policy.includes('unsafe');
    },
  },
  {
    name: 'the page cannot go elsewhere',
    fault: [/contents\.on\("will-navigate"/, 'contents.on("never"'],
    holds: async (shell) =>
      (await shell.emit({ event: 'will-navigate', details: { url: 'https://example.org/' } })) &&
      !(await shell.emit({ event: 'will-navigate', details: { url: `${PAGE}catalog` } })),
  },
  {
    name: 'the page cannot be sent elsewhere',
    fault: [/contents\.on\("will-redirect"/, 'contents.on("never"'],
    holds: (shell) => shell.emit({ event: 'will-redirect', details: { url: 'file:///etc/passwd' } }),
  },
  {
    name: 'no webview is attached',
    fault: [/contents\.on\("will-attach-webview"/, 'contents.on("never"'],
    holds: (shell) => shell.emit({ event: 'will-attach-webview' }),
  },
  {
    name: 'no window is opened',
    fault: [/return \{ action: "deny" \}/, 'return { action: "allow" }'],
    holds: async (shell) => (await shell.windowOpen('https://www.instagram.com/')).action === 'deny',
  },
  {
    name: 'only listed addresses open outside',
    fault: [/if \(mayOpen\(address, hosts\)\)/, 'if (true)'],
    holds: async (shell) => {
      for (const url of [
        'file:///etc/passwd',
        'http://instagram.com/',
        'https://instagram.com.evil.example/',
        'https://a:b@instagram.com/',
        'https://instagram.com:8443/',
        'javascript:alert(1)',
      ])
        await shell.windowOpen(url);
      await shell.windowOpen('https://www.instagram.com/worldmaps');
      const opened = (await shell.state()).calls.filter(({ name }) => name === 'shell.openExternal');
      return JSON.stringify(opened.map(({ args }) => args)) === '[["https://www.instagram.com/worldmaps"]]';
    },
  },
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
    name: 'no permission is given when asked',
    fault: [/callback\(false\)/, 'callback(true)'],
    holds: async (shell) => !(await shell.permission('geolocation')).asked,
  },
  {
    name: 'no permission is there unasked',
    fault: [/setPermissionCheckHandler\(\(\) => false\)/, 'setPermissionCheckHandler(() => true)'],
    holds: async (shell) => !(await shell.permission('media')).checked,
  },
  {
    name: 'no device is given',
    fault: [/setDevicePermissionHandler\(\(\) => false\)/, 'setDevicePermissionHandler(() => true)'],
    holds: async (shell) => !(await shell.permission('hid')).device,
  },
  {
    name: 'the window is sandboxed',
    fault: [/sandbox: true/, 'sandbox: false'],
    holds: async (shell) => (await preferences(shell))['sandbox'] === true,
  },
  {
    name: 'every process is sandboxed',
    fault: [/app\.enableSandbox\(\);/, ''],
    holds: async (shell) => (await shell.called()).includes('app.enableSandbox'),
  },
  {
    name: 'the preload has a world of its own',
    fault: [/contextIsolation: true/, 'contextIsolation: false'],
    holds: async (shell) => (await preferences(shell))['contextIsolation'] === true,
  },
  {
    name: 'the page has no Node',
    fault: [/nodeIntegration: false/, 'nodeIntegration: true'],
    holds: async (shell) => (await preferences(shell))['nodeIntegration'] === false,
  },
  {
    name: 'web security is on',
    fault: [/webSecurity: true/, 'webSecurity: false'],
    holds: async (shell) => (await preferences(shell))['webSecurity'] === true,
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
    name: 'the page itself cannot be zoomed',
    fault: [/contents\.setVisualZoomLevelLimits\(1, 1\);/, 'undefined;'],
    holds: async (shell) => (await shell.called()).includes('webContents.setVisualZoomLevelLimits'),
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
    start: BOOTH,
    fault: [/if \(readLock\(\)\) return false;/, ''],
    holds: async (shell) =>
      (await shell.invoke('worldmaps:choosePin', ['2468'])) === true &&
      (await shell.invoke('worldmaps:choosePin', ['1111'])) === false,
  },
  {
    name: 'wrong PINs are slowed, also many at once',
    start: BOOTH,
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
  {
    name: 'a second start opens nothing and ends',
    start: { env: { STANDIN_SECOND: '1' } },
    fault: [/if \(app\.requestSingleInstanceLock\(\)\)/, 'if (true)'],
    holds: async (shell) => {
      const { windows, calls } = await shell.state();
      return windows.length === 0 && calls.some(({ name }) => name === 'app.quit');
    },
  },
];

for (const { name, start = {}, fault, holds } of GUARDS)
  test(name, async () => {
    const whole = await launchShell(start);
    expect(await holds(whole)).toBe(true);
    await whole.close();
    const [from, to] = fault;
    const broken = await launchShell({ ...start, change: (code) => code.replace(from, to) });
    expect(await holds(broken), 'without the guard the check must fail').toBe(false);
    await broken.close();
  });
