/** The one window: hardened, without a white flash, where it was last time, or filling a booth's screen. */
import { BrowserWindow, screen, type BrowserWindowConstructorOptions, type WebPreferences } from 'electron';
import type { KioskSettings } from '../../src/booth/settings';
import { ORIGIN } from './origin';
import { keepWindowState, readWindowState, SMALLEST, type Area } from './window-state';

/** The paper of `tokens.css`, so that the first frame is the game's own. */
const PAPER = '#fbf3df';

export interface WindowPlan {
  readonly preload: string;
  /** Where the window's place is remembered. */
  readonly stateFile: string;
  /** The booth's settings; undefined for an ordinary window. */
  readonly kiosk: KioskSettings | undefined;
  readonly devUrl?: string | undefined;
}

function webPreferences(preload: string, kiosk: boolean): WebPreferences {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: !kiosk,
    // a booth's clock and attract screen go on behind a system dialog
    backgroundThrottling: !kiosk,
  };
}

/** The screen a booth asks for, by its place from left to right; the main one when there are not so many. */
export function chosenDisplay<D extends { readonly bounds: Area }>(
  displays: readonly D[],
  main: D,
  asked: KioskSettings['display'],
): D {
  if (asked === 'primary') return main;
  return displays.toSorted((a, b) => a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y)[asked - 1] ?? main;
}

function options({ preload, stateFile, kiosk }: WindowPlan): BrowserWindowConstructorOptions {
  const common = {
    show: false,
    backgroundColor: PAPER,
    autoHideMenuBar: true,
    webPreferences: webPreferences(preload, kiosk !== undefined),
  };
  if (kiosk) {
    const { bounds } = chosenDisplay(screen.getAllDisplays(), screen.getPrimaryDisplay(), kiosk.display);
    return { ...common, ...bounds, kiosk: true, fullscreen: true, frame: false };
  }
  const { fullScreen, maximized: _, ...bounds } = readWindowState(stateFile, screens());
  return {
    ...common,
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    ...(fullScreen ? { fullscreen: true } : {}),
  };
}

const screens = () => screen.getAllDisplays().map(({ workArea }) => workArea);

export function openWindow(plan: WindowPlan): BrowserWindow {
  const window = new BrowserWindow(options(plan));
  if (!plan.kiosk) {
    if (readWindowState(plan.stateFile, screens()).maximized) window.maximize();
    window.on('close', () => {
      keepWindowState(plan.stateFile, {
        ...window.getNormalBounds(),
        fullScreen: window.isFullScreen(),
        maximized: window.isMaximized(),
      });
    });
  }
  window.once('ready-to-show', () => window.show());
  void window.loadURL(plan.devUrl ?? `${ORIGIN}/`);
  return window;
}
