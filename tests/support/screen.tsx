/** Shows one screen as the app would: texts, router, platform, levels and records around it. */
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import enAbout from '../../resources/locales/en/about.json';
import enDaily from '../../resources/locales/en/daily.json';
import enDesk from '../../resources/locales/en/desk.json';
import enInterface from '../../resources/locales/en/interface.json';
import enLegal from '../../resources/locales/en/legal.json';
import enKiosk from '../../resources/locales/en/kiosk.json';
import enPlay from '../../resources/locales/en/play.json';
import enAccounts from '../../resources/locales/en/accounts.json';
import enRecords from '../../resources/locales/en/records.json';
import enRuns from '../../resources/locales/en/runs.json';
import enStamps from '../../resources/locales/en/stamps.json';
import frAbout from '../../resources/locales/fr/about.json';
import frDaily from '../../resources/locales/fr/daily.json';
import frDesk from '../../resources/locales/fr/desk.json';
import frInterface from '../../resources/locales/fr/interface.json';
import frLegal from '../../resources/locales/fr/legal.json';
import frKiosk from '../../resources/locales/fr/kiosk.json';
import frPlay from '../../resources/locales/fr/play.json';
import frAccounts from '../../resources/locales/fr/accounts.json';
import frRecords from '../../resources/locales/fr/records.json';
import frRuns from '../../resources/locales/fr/runs.json';
import frStamps from '../../resources/locales/fr/stamps.json';
import { AccountsProvider } from '../../src/accounts/AccountsContext';
import type { Accounts, AccountState } from '../../src/accounts/port';
import { ManifestProvider } from '../../src/levels/ManifestContext';
import type { Manifest } from '../../src/maps/manifest';
import type { Platform } from '../../src/platform/platform';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import type { KnownPlayer } from '../../src/records/forms';
import type { Records } from '../../src/records/port';
import { RecordsProvider } from '../../src/records/RecordsContext';
import { inRouter } from './router';
import { noRights } from './accounts';

afterEach(cleanup);

const RESOURCES = {
  fr: {
    about: frAbout,
    interface: frInterface,
    kiosk: frKiosk,
    legal: frLegal,
    play: frPlay,
    records: frRecords,
    runs: frRuns,
    accounts: frAccounts,
    daily: frDaily,
    desk: frDesk,
    stamps: frStamps,
  },
  en: {
    about: enAbout,
    interface: enInterface,
    kiosk: enKiosk,
    legal: enLegal,
    play: enPlay,
    records: enRecords,
    runs: enRuns,
    accounts: enAccounts,
    daily: enDaily,
    desk: enDesk,
    stamps: enStamps,
  },
};

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
    levelFile,
    translationSpace,
  }: Setting,
) {
  window.history.replaceState({ key: 'start', usr: state, idx: 0 }, '', `/worldmaps${address}`);
  // the test environment has no layout to scroll in
  Element.prototype.scrollIntoView = () => undefined;
  const texts = createInstance();
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['about', 'interface', 'kiosk', 'play', 'records', 'accounts', 'daily', 'desk', 'runs', 'stamps'],
    defaultNS: 'interface',
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  if (translationSpace !== undefined) texts.addResourceBundle(language, translationSpace, {});
  const platform: Platform = {
    kind: 'web',
    maps: {
      manifest: () => Promise.resolve(manifestOf(...open)),
      level: levelFile ?? (() => Promise.reject(new Error('not asked for'))),
      pictureUrl: (path) => `/maps/${path}`,
    },
    kiosk,
  };
  return render(
    <I18nextProvider i18n={texts}>
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
    </I18nextProvider>,
  );
}
