/**
 * Stands in for the `electron` module of the main process, run by plain Node: it records what the shell does and
 * answers the test over process messages. What it does not model throws, so that nothing passes by accident.
 */
import { EventEmitter } from 'node:events';
import path from 'node:path';
import type { Operation, Recorded, StandInState } from './protocol';

type Handler = (...args: unknown[]) => unknown;

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`the stand-in needs ${name}`);
  return value;
}

Object.defineProperty(process, 'resourcesPath', { value: required('STANDIN_RESOURCES') });

const calls: Recorded[] = [];
const record =
  <T>(name: string, result?: T) =>
  (...args: unknown[]): T => {
    calls.push({ name, args: JSON.parse(JSON.stringify(args)) as unknown[] });
    return result as T;
  };

/** An object that throws when a property is read that it does not have. */
function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      if (key in object || typeof key === 'symbol' || key === 'then')
        return Reflect.get(object, key) as unknown;
      throw new Error(`the stand-in has no ${name}.${key}`);
    },
  });
}

let ready = false;
const needReady = (name: string) => {
  if (!ready) throw new Error(`${name} before the app is ready`);
};
const tooLate = (name: string) => {
  if (ready) throw new Error(`${name} after the app is ready`);
};

const home = required('STANDIN_HOME');
const emitter = new EventEmitter();
export const app = strict(
  'app',
  Object.assign(emitter, {
    isPackaged: true,
    name: 'Worldmaps',
    getAppPath: () => required('STANDIN_APP'),
    getVersion: () => '0.0.0',
    getPath: (name: string) => path.join(home, name),
    requestSingleInstanceLock: () => process.env['STANDIN_SECOND'] !== '1',
    enableSandbox: () => {
      tooLate('enableSandbox');
      record('app.enableSandbox')();
    },
    whenReady: () =>
      new Promise<void>((resolve) => {
        if (ready) resolve();
        else emitter.once('ready', () => resolve());
      }),
    relaunch: record('app.relaunch'),
    quit: record('app.quit'),
    exit: record('app.exit'),
  }),
);

const handlers = new Map<string, Handler>();
export const ipcMain = strict('ipcMain', {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
});

const schemes: unknown[] = [];
const protocols = new Map<string, (request: Request) => Promise<Response>>();
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (list: readonly unknown[]) => {
    tooLate('registerSchemesAsPrivileged');
    schemes.push(...list);
  },
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
    needReady('protocol.handle');
    protocols.set(scheme, handler);
  },
});

const permissions: { request?: Handler; check?: Handler; device?: Handler } = {};
export const session = {
  defaultSession: strict('session', {
    setPermissionRequestHandler: (handler: Handler) => void (permissions.request = handler),
    setPermissionCheckHandler: (handler: Handler) => void (permissions.check = handler),
    setDevicePermissionHandler: (handler: Handler) => void (permissions.device = handler),
  }),
};

export const Menu = strict('Menu', {
  setApplicationMenu: record('Menu.setApplicationMenu'),
  buildFromTemplate: (template: unknown) => template,
});
export const powerSaveBlocker = strict('powerSaveBlocker', { start: record('powerSaveBlocker.start', 1) });
export const shell = strict('shell', { openExternal: record('shell.openExternal', Promise.resolve()) });
export const dialog = strict('dialog', {
  showMessageBox: record('dialog.showMessageBox', Promise.resolve()),
  // the number of the button that is pressed
  showMessageBoxSync: record('dialog.showMessageBoxSync', Number(process.env['STANDIN_BUTTON'] ?? 0)),
});

const DISPLAYS = [
  {
    bounds: { x: 1920, y: 0, width: 1280, height: 720 },
    workArea: { x: 1920, y: 0, width: 1280, height: 680 },
  },
  { bounds: { x: 0, y: 0, width: 1920, height: 1080 }, workArea: { x: 0, y: 0, width: 1920, height: 1040 } },
];
export const screen = strict('screen', {
  getAllDisplays: () => DISPLAYS,
  getPrimaryDisplay: () => DISPLAYS[1],
});

const windows: BrowserWindow[] = [];

export class BrowserWindow extends EventEmitter {
  static readonly getAllWindows = () => windows.filter(({ gone }) => !gone);
  readonly id = windows.length + 1;
  gone = false;
  url = '';
  loads = 0;
  openHandler: ((details: object) => { action: string }) | undefined;
  readonly webContents;
  readonly options: object;

  constructor(options: object = {}) {
    super();
    needReady('BrowserWindow');
    this.options = options;
    this.webContents = strict(
      'webContents',
      Object.assign(new EventEmitter(), {
        setWindowOpenHandler: (handler: (details: object) => { action: string }) => {
          this.openHandler = handler;
        },
        setVisualZoomLevelLimits: record('webContents.setVisualZoomLevelLimits', Promise.resolve()),
        forcefullyCrashRenderer: record('webContents.forcefullyCrashRenderer'),
        getURL: () => this.url,
        loadURL: (url: string) => this.loadURL(url),
      }),
    );
    windows.push(this);
    process.send?.({ opened: true });
    return strict('BrowserWindow', this);
  }

  loadURL(url: string): Promise<void> {
    this.url = url;
    this.loads += 1;
    setImmediate(() => this.emit('ready-to-show'));
    return Promise.resolve();
  }

  show = record('window.show');
  focus = record('window.focus');
  restore = record('window.restore');
  maximize = record('window.maximize');
  isMinimized = () => true;
  isMaximized = () => false;
  isFullScreen = () => false;
  isDestroyed = () => this.gone;
  /** As an argument of a recorded call. */
  toJSON = () => ({ window: this.id });
  getNormalBounds = () => ({ x: 100, y: 80, width: 1000, height: 700 });
}

const newest = (): BrowserWindow => {
  const window = BrowserWindow.getAllWindows().at(-1);
  if (!window) throw new Error('there is no window');
  return window;
};

function state(): StandInState {
  return {
    calls,
    schemes,
    channels: [...handlers.keys()],
    windows: windows.map(({ id, url, gone, loads, options }) => ({ id, url, gone, loads, options })),
  };
}

/** Runs what the test asks of the shell. */
async function run(operation: Operation): Promise<unknown> {
  switch (operation.op) {
    case 'state':
      return JSON.parse(JSON.stringify(state()));
    case 'invoke': {
      const handler = handlers.get(operation.channel);
      if (!handler) throw new Error(`No handler registered for '${operation.channel}'`);
      const { frameUrl, inFrame = false } = operation;
      const senderFrame = frameUrl === null ? null : { url: frameUrl, parent: inFrame ? {} : null };
      return handler({ senderFrame }, ...operation.args);
    }
    case 'fetch': {
      const { url, method = 'GET' } = operation;
      const handler = protocols.get(new URL(url).protocol.slice(0, -1));
      if (!handler) throw new Error(`nobody serves ${url}`);
      const response = await handler(new Request(url, { method }));
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: new Uint8Array(await response.arrayBuffer()),
      };
    }
    case 'emit': {
      const { on = 'webContents', event, details = {}, args = [] } = operation;
      let prevented = false;
      const target = on === 'app' ? emitter : on === 'window' ? newest() : newest().webContents;
      if (on === 'window' && event === 'closed') newest().gone = true;
      target.emit(event, { ...details, preventDefault: () => void (prevented = true) }, ...args);
      return prevented;
    }
    case 'windowOpen':
      return newest().openHandler?.({ url: operation.url }) ?? { action: 'allow' };
    case 'permission': {
      const { request, check, device } = permissions;
      const asked = await new Promise((resolve) => {
        if (request) request(newest().webContents, operation.name, resolve, {});
        else resolve(true);
      });
      return { asked, checked: check?.() ?? true, device: device?.() ?? true };
    }
    default:
      throw new Error('the stand-in does not know this');
  }
}

process.on('message', ({ id, operation }: { id: number; operation: Operation }) => {
  const reply = async () => {
    try {
      process.send?.({ id, ok: structuredClone(await run(operation)) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
  void reply();
});

setImmediate(() =>
  setImmediate(() => {
    ready = true;
    emitter.emit('ready');
    process.send?.({ ready: true });
  }),
);
