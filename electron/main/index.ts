/** The desktop shell from start to quit: each capability is set up by its own file, in the order they need each other. */
import path from 'node:path';
import { app, session, type BrowserWindow } from 'electron';
import { CALLS, type Start } from '../../src/bridge/calls';
import { parseConfig } from '../../src/app/boot/config';
import { reviveOnCrash } from './crash';
import { recordHosts } from './csp';
import { guard, refusePermissions } from './guard';
import { besideTheApp, keepAwake, kioskOf, SET_PIN } from './kiosk';
import { allowedHosts } from './links';
import { openLog } from './log';
import { setUpMaps } from './maps';
import { setUpMenu } from './menu';
import { setUpOperator } from './operator';
import { registerScheme, setUpProtocol } from './protocol';
import { handleCall } from './handle-call';
import { askBeforeUnload } from './unload';
import { setUpUpdates } from './updates';
import { openWindow } from './window';

const here = import.meta.dirname;
const devUrl = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'];
const resources = app.isPackaged ? process.resourcesPath : path.join(app.getAppPath(), 'resources');
const userData = app.getPath('userData');
const log = openLog(path.join(userData, 'logs', 'worldmaps.log'), Date.now);
const kiosk: Start['kiosk'] = kioskOf({
  args: process.argv.slice(1),
  folders: [besideTheApp(process.env, process.execPath), userData],
});

function restart(): void {
  log('restart');
  // the operator may be gone by then, and a visitor must not be asked to choose the PIN
  app.relaunch({ args: process.argv.slice(1).filter((each) => each !== SET_PIN) });
  app.exit(0);
}

async function start(): Promise<void> {
  await app.whenReady();
  log('started', app.getVersion());
  if (kiosk?.fault) log('kiosk settings not valid', kiosk.fault);
  refusePermissions(session.defaultSession);
  const maps = path.join(resources, 'maps');
  await Promise.all([
    setUpProtocol({
      renderer: path.join(here, '../renderer'),
      maps,
      hosts: recordHosts(import.meta.env),
    }),
    setUpMaps(maps),
  ]);
  handleCall(CALLS.start, () => (kiosk ? { kiosk } : {}));
  const language = setUpMenu({
    kiosk: kiosk !== undefined,
    platform: process.platform,
    isDev: !app.isPackaged,
  });
  if (kiosk) {
    keepAwake();
    const leave = () => {
      log('kiosk left');
      app.exit(0);
    };
    const exports = path.join(app.getPath('documents'), 'Worldmaps');
    setUpOperator({
      version: app.getVersion(),
      choosesPin: process.argv.includes(SET_PIN),
      userData,
      exports,
      log,
      now: Date.now,
      restart,
      leave,
    });
  }

  const { instagramUrl, shopUrl } = parseConfig(import.meta.env);
  const hosts = allowedHosts([instagramUrl, shopUrl]);
  let window: BrowserWindow | undefined;
  const open = () => {
    window = openWindow({
      preload: path.join(here, '../preload/index.cjs'),
      stateFile: path.join(userData, 'window.json'),
      kiosk: kiosk?.settings,
      devUrl,
    });
    guard(window.webContents, { kiosk: kiosk !== undefined, hosts, devUrl });
    askBeforeUnload(window, { kiosk: kiosk !== undefined, language });
    reviveOnCrash(window, { kiosk: kiosk !== undefined, log, now: Date.now });
    window.on('closed', () => {
      window = undefined;
      if (kiosk) open();
    });
    log('window opened');
  };
  open();
  app.on('second-instance', () => {
    log('second start');
    if (!window) return;
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  app.on('activate', () => {
    if (!window) open();
  });
  if (!kiosk) await setUpUpdates(resources, log);
}

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin' && !kiosk) app.quit();
});
app.on('child-process-gone', (_event, { type, reason }) => log('process failed', `${type} ${reason}`));
app.on('quit', () => log('quit'));
process.on('uncaughtException', () => {
  log('process failed', 'main');
  // a booth has to restart by itself; any other shell quits rather than go on in an unknown state
  if (kiosk) restart();
  else app.exit(1);
});

registerScheme();
app.enableSandbox();
if (app.requestSingleInstanceLock()) void start();
else app.quit();
