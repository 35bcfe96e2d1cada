/** Which engines besides Chromium this machine has: Firefox and WebKitGTK, where the system's packages put them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface Engine {
  readonly name: string;
  /** Starts it; undefined where it is not installed. */
  readonly start: (() => Promise<Driver>) | undefined;
  /** The system's packages that bring it. */
  readonly packages: string;
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** WebKitGTK keeps its small browser out of the path, in a folder of each system's and version's own. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  return libraries
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
    .flatMap((folder) => ['4.1', '4.0'].map((version) => path.join(folder, `webkit2gtk-${version}`)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

export function findEngines(): readonly Engine[] {
  const firefox = onPath('firefox-esr', 'firefox');
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = onPath('Xvfb');
  return [
    {
      name: 'Firefox',
      start: firefox ? () => startFirefox(firefox) : undefined,
      packages: 'firefox-esr',
    },
    {
      name: 'WebKit',
      start: driver && browser && screen ? () => startWebKit({ driver, browser, screen }) : undefined,
      packages: 'webkit2gtk-driver and xvfb',
    },
  ];
}
