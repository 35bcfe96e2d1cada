/** Every guard of the shell holds, and the loss of each one is noticed by its own check. */
import { PAGE } from '../../support/shell/shell';
import { preferences, refused, testGuards } from './guard';

testGuards([
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
    name: 'the page itself cannot be zoomed',
    fault: [/contents\.setVisualZoomLevelLimits\(1, 1\);/, 'undefined;'],
    holds: async (shell) => (await shell.called()).includes('webContents.setVisualZoomLevelLimits'),
  },
  {
    name: 'a running game closes after the question, by the button that leaves',
    fault: [/"will-prevent-unload"/, '"never"'],
    holds: async (shell) =>
      (await shell.emit({ event: 'will-prevent-unload' })) &&
      (await shell.called()).includes('dialog.showMessageBoxSync'),
  },
  {
    name: 'a running game goes on by the button that stays',
    start: { env: { STANDIN_BUTTON: '1' } },
    fault: [/=== LEAVE/, '>= LEAVE'],
    holds: async (shell) =>
      !(await shell.emit({ event: 'will-prevent-unload' })) &&
      (await shell.called()).includes('dialog.showMessageBoxSync'),
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
]);
