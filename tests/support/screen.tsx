/** Shows one screen as the app would: texts, router, platform, levels and records around it. */
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { AccountsProvider } from '../../src/accounts/AccountsContext';
import type { Accounts, AccountState } from '../../src/accounts/port';
import { ManifestProvider } from '../../src/levels/ManifestContext';
import type { Manifest } from '../../src/maps/manifest';
import type { Platform } from '../../src/platform/platform';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import type { KnownPlayer } from '../../src/records/forms';
import type { Records } from '../../src/records/port';
import { RecordsProvider } from '../../src/records/RecordsContext';
import { TextsProvider } from '../../src/i18n/TextsContext';
import { inRouter } from './router';
import { textsOnHand } from './texts-on-hand';
import { noDesk, noRights } from './accounts';

afterEach(cleanup);

/** Levels that are drawn; the others of the catalogue are not yet open. */
export function manifestOf(...levels: readonly number[]): Manifest {
  return {
    version: 1,
    levels: levels.map((level) => ({
      level,
      data: `${String(level)}/level.json`,
      thumbnails: [{ width: 320, height: 226, path: `${String(level)}/thumb.webp` }],
      placeholder: 'data:image/webp;base64,AA',
      normalQuests: 10,
      duplicateQuests: level <= 6 ? 1 : 0,
      updateDate: '2026-11-20T00:00:00Z',
      bytes: 2_000_000,
    })),
  };
}

const GUEST: AccountState = { kind: 'guest' };

interface Setting {
  readonly records: Records;
  /** Without it nobody is signed in. */
  readonly accounts?: Accounts;
  /** Below the base, with its query. */
  readonly address?: string;
  /** Pattern of the route the screen stands in. */
  readonly route?: string;
  readonly state?: unknown;
  readonly language?: 'fr' | 'en';
  readonly open?: readonly number[];
  /** What the owner has planned of contests; nothing when not given. */
  readonly planOf?: Platform['planOf'];
  /** Set when the screen is shown at a booth. */
  readonly kiosk?: Platform['kiosk'];
  /** The content of every open level's file; without it no file can be read. */
  readonly levelFile?: () => Promise<unknown>;
  /** A level's space of texts; its quests show their ids. */
  readonly translationSpace?: string;
}

const nobody: Accounts = {
  home: 'device',
  state: () => GUEST,
  subscribe: () => () => undefined,
  register: () => Promise.resolve({ kind: 'offline' }),
  signIn: () => Promise.resolve({ kind: 'offline' }),
  signOut: () => Promise.resolve(),
  rename: () => Promise.resolve({ kind: 'offline' }),
  rights: noRights,
  openDesk: noDesk,
};

/** Accounts in which this player is signed in. */
export function signedIn({ userId, name }: KnownPlayer, isAdmin = false): Accounts {
  const account = { userId, name, email: `${userId}@example.org`, imageUrl: '', isAdmin };
  const state: AccountState = { kind: 'user', account };
  return { ...nobody, state: () => state };
}

export function showScreen(
  screen: ReactNode,
  {
    records,
    accounts = nobody,
    address = '/',
    route = '*',
    state = null,
    language = 'en',
    open = [1, 15],
    kiosk,
    planOf,
    levelFile,
    translationSpace,
  }: Setting,
) {
  window.history.replaceState({ key: 'start', usr: state, idx: 0 }, '', `/worldmaps${address}`);
  // the test environment has no layout to scroll in
  Element.prototype.scrollIntoView = () => undefined;
  const texts = textsOnHand(language, translationSpace === undefined ? {} : { [translationSpace]: {} });
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.resolve(manifestOf(...open)),
      level: levelFile ?? (() => Promise.reject(new Error('not asked for'))),
      pictureUrl: (path) => `/maps/${path}`,
    },
    kiosk,
    ...(planOf ? { planOf } : {}),
  };
  return render(
    <TextsProvider value={texts}>
      <PlatformProvider platform={platform}>
        <ManifestProvider>
          {inRouter(
            <AccountsProvider accounts={accounts}>
              <RecordsProvider records={records}>{screen}</RecordsProvider>
            </AccountsProvider>,
            route,
          )}
        </ManifestProvider>
      </PlatformProvider>
    </TextsProvider>,
  );
}
