/** Provides records and accounts, opened once for the whole app; a chunk of its own, so that no database code delays the first picture. */
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { AccountsProvider } from '../../accounts/AccountsContext';
import { dailyHunt } from '../../daily/hunt';
import { loadLevel } from '../../levels/load';
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';
import { RecordsProvider } from '../../records/RecordsContext';
import { createPageJudge } from './judge';
import { openServices } from './services';

const { readLevels, ...judges } = createPageJudge();
const { records, boothRecords, ...others } = openServices(judges);
export const { accounts, shelves } = others;

/** Lets the judge read levels as screens do. */
function useLevelsOfJudge(): void {
  const platform = usePlatform();
  const list = useManifest();
  const manifest = list.kind === 'ready' ? list.manifest : undefined;
  // the hunt is drawn from the list of levels: an incomplete list would give another hunt
  const isWhole = list.kind === 'ready' && !list.drawing;
  const isSettled = list.kind !== 'loading';
  useEffect(() => {
    if (!isSettled) return;
    readLevels({
      quests: async (id) => {
        const result = manifest && (await loadLevel(platform, manifest, id));
        return result?.kind === 'ready' ? result.level.quests : undefined;
      },
      hunt: (day) => (manifest && isWhole ? dailyHunt(day, manifest.levels) : undefined),
    });
  }, [platform, manifest, isSettled, isWhole]);
}

export function RecordsRoot({ children }: { readonly children: ReactNode }) {
  const { kiosk } = usePlatform();
  useLevelsOfJudge();
  return (
    <AccountsProvider accounts={accounts}>
      <RecordsProvider records={kiosk ? boothRecords : records}>{children}</RecordsProvider>
    </AccountsProvider>
  );
}

/** Wraps a screen in the providers of records and accounts. */
export function withRecords<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function WithRecords(props: Props) {
    return (
      <RecordsRoot>
        <Screen {...props} />
      </RecordsRoot>
    );
  };
}
