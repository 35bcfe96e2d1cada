/** Opens records and accounts once for the whole app: no other module knows which store is behind them. */
import { createFirebaseAccounts } from '../../accounts/firebase/accounts';
import { createLocalAccounts } from '../../accounts/local/accounts';
import { ownerOver } from '../../accounts/owner';
import type { Accounts } from '../../accounts/port';
import { signedInMemory } from '../../accounts/signed-in';
import { tabsOver } from '../../accounts/tabs';
import { bridgeOfPage } from '../../bridge/bridge';
import { journalled } from '../../kiosk/journal';
import { kindOf, noteToldFault, untoldFaults } from '../../levels/told-faults';
import { freshDifficulty } from '../../progress/difficulty';
import { progressStore } from '../../progress/store';
import { backendOf } from '../../records/firebase/backend';
import type { FirebaseConfig } from '../../records/firebase/config';
import type { FaultLog } from '../../records/faults';
import { createFirebaseProgress } from '../../records/firebase/progress';
import { createFirebaseStore } from '../../records/firebase/store';
import { explorerMemory } from '../../records/explorer-memory';
import { openShelves } from '../../records/local/database';
import { createLocalProgress } from '../../records/local/progress';
import { createLocalStore } from '../../records/local/store';
import { createOutbox } from '../../records/outbox';
import type { Records } from '../../records/port';
import type { RecordStore } from '../../records/store-port';
import type { ProgressShelf } from '../../records/progress-port';
import { proofOver } from '../../records/reply-proof';
import { countsOf } from '../../records/verdict';
import { recordsOver, type RecordsNeeds } from '../../records/records';
import { reminderStore } from '../../records/reminder';
import type { Write } from '../../records/schema';
import type { Shelves } from '../../records/shelves';
import { appCheckOf, lacksProofOf } from './app-check';
import { contestsOf } from './contests';
import { noteUpload } from './definitions';
import { digits, exclusive, newId, sha256, timer, wait, whenBack } from './device';
import { doubtsOf, findsOf } from './finds';
import type { PageJudge } from './judge';
import { followUnsigned } from './follow-unsigned';
import { statisticsOf } from './statistics';
import { remoteProject } from '../../levels/remote/document';
import { followProgress } from './progress-sync';
import { parseServiceConfig, type ServiceConfig } from './service-config';

export interface Services {
  readonly records: Records;
  /** The same records, which at a booth also write each visitor's score and entry to the journal. */
  readonly boothRecords: Records;
  readonly accounts: Accounts;
  /** The device's IndexedDB stores. */
  readonly shelves: Shelves;
}

interface Home {
  readonly accounts: Accounts;
  readonly store: RecordStore;
  readonly progress: ProgressShelf;
}

/** What this device tells the owner of levels that are not valid: codes, and not what the fault is. */
const faults: FaultLog = {
  untold: (day) =>
    untoldFaults(day, () => localStorage).map((one) => ({ level: one.level, kind: kindOf(one) })),
  noteTold: ({ level }, day) => noteToldFault(level, day, () => localStorage),
};

/** Without a secure context there is nothing to prove a reply with, and none is sent. */
const isReplyOver = (lock: ServiceConfig['lock']) => (sha256 ? { isReply: proofOver(lock, sha256) } : {});

/** Firebase's own code is fetched when a record or an account is first needed. */
function onFirebase(firebase: FirebaseConfig, { adminUid, lock }: ServiceConfig): Home {
  const open = backendOf(firebase);
  const accounts = createFirebaseAccounts({
    open,
    now: Date.now,
    wait,
    adminUid,
    memory: signedInMemory(() => localStorage),
    later: whenBack,
    // the desktop shell opens no window of another site
    canPopup: bridgeOfPage() === undefined,
    digits,
    language: () => document.documentElement.lang,
  });
  return {
    accounts,
    store: createFirebaseStore({
      open,
      now: Date.now,
      wait,
      sha256,
      faults,
      lacksProof: lacksProofOf(firebase),
      ...isReplyOver(lock),
      memory: explorerMemory(() => localStorage, Date.now),
    }),
    progress: createFirebaseProgress(open),
  };
}

type PageLevels = Pick<PageJudge, 'questsOf'>;

function onDevice(shelves: Shelves, { lock }: ServiceConfig, { questsOf }: PageLevels): Home {
  const accounts = createLocalAccounts({
    shelves,
    now: Date.now,
    sha256,
    owner: ownerOver(() => localStorage),
    tabs: tabsOver(() => localStorage, Date.now),
  });
  // Firebase's accounts do this by themselves
  const { remember } = signedInMemory(() => localStorage);
  accounts.subscribe(() => {
    const state = accounts.state();
    if (state.kind !== 'loading') remember(state.kind === 'user' ? state.account : undefined);
  });
  const visitor = () => {
    const state = accounts.state();
    return state.kind === 'user' ? state.account : undefined;
  };
  const store = createLocalStore(shelves, {
    visitor,
    onUpload: noteUpload,
    faults,
    countsOf: async (level) => {
      const quests = await questsOf(level);
      return quests && countsOf(quests);
    },
    ...isReplyOver(lock),
  });
  return { accounts, store, progress: createLocalProgress(shelves) };
}

type Judges = Pick<RecordsNeeds, 'judge' | 'judgeHunts'>;

/** Opens records and accounts, and flushes the outbox now and whenever the network comes back. */
export function openServices({ judge, judgeHunts, ...levels }: Judges & PageLevels): Services {
  const config = parseServiceConfig(import.meta.env);
  const shelves = openShelves('worldmaps');
  const { accounts, store, progress } = config.firebase
    ? onFirebase(config.firebase, config)
    : onDevice(shelves, config, levels);
  const send = (write: Write) => store.put(write);
  const outbox = createOutbox({ shelves, send, timer, exclusive, random: Math.random });
  const records = recordsOver({
    store,
    outbox,
    judge,
    judgeHunts,
    foundIn: findsOf(judge, levels.questsOf, wait),
    isDoubted: doubtsOf(judgeHunts, wait),
    now: Date.now,
    newId,
    sha256,
    lock: config.lock,
    planOf: contestsOf(import.meta.env),
  });

  followUnsigned(outbox, reminderStore);
  globalThis.addEventListener('online', () => void outbox.flush());
  // records that wait for their player are sent once the player signs in
  accounts.subscribe(() => void outbox.flush());
  void outbox.flush();
  const project = config.firebase && remoteProject(import.meta.env);
  const statistics = statisticsOf(project && { ...project, token: appCheckOf(import.meta.env) }, shelves);
  void freshDifficulty(statistics, Date.now());
  followProgress({ accounts, shelf: progress, store: progressStore, timer });
  return { records, boothRecords: journalled(records, shelves, Date.now), accounts, shelves };
}
