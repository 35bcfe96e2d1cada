/** The daily hunt: its cover, the five quests one after another, and the result. */
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { dayOf, startOf } from '../../daily/day';
import { attemptOn, begin, isOver, type LegResult } from '../../daily/diary';
import { dailyHunt } from '../../daily/hunt';
import { diaryStore, useDiary } from '../../daily/store';
import type { Ease } from '../../game/ease';
import { useManifest } from '../../levels/ManifestContext';
import { usePlatform } from '../../platform/PlatformContext';
import { parseHuntFragment, type SharedHunt } from '../../runs/address';
import { huntSlot } from '../../runs/hunt-trust';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../i18n/useScreenTitle';
import { formatHuntDay } from '../../i18n/formats';
import { Cover } from './Cover';
import styles from './DailyScreen.module.css';
import { HuntGame } from './HuntGame';
import { HuntRace } from './HuntRace';
import { HuntResult } from './HuntResult';
import { useRankedHunt, useUnrankedHunt } from './use-hunt';

type View =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'ranked' }
  | { readonly kind: 'again' }
  | { readonly kind: 'unranked'; readonly legs: readonly LegResult[] };

const SHEET: View = { kind: 'sheet' };

export function DailyScreen() {
  const { t, language } = useTranslation('daily');
  const { kiosk } = usePlatform();
  const list = useManifest();
  const diary = useDiary();
  // the day is fixed when the screen opens, so that midnight does not change the hunt
  const [day] = useState(() => dayOf(Date.now()));
  const attempt = attemptOn(diary, day);
  // a try under way resumes where it was left
  const [view, setView] = useState<View>(attempt && !isOver(attempt.legs) ? { kind: 'ranked' } : SHEET);
  const ranked = useRankedHunt(day);
  const date = formatHuntDay(language, day);
  useScreenTitle(t('title', { date }));

  const { hash } = useLocation();
  /** Whoever has today's quests still to find does that first, and is not led away from the result. */
  const [raceAt, setRaceAt] = useState<{ readonly hash: string; readonly rival: SharedHunt | undefined }>();
  if (raceAt?.hash !== hash) {
    const rival = parseHuntFragment(hash);
    const isToday = rival?.legs.some(({ record }) => record.slot === huntSlot(startOf(day)));
    const isFree = !isToday || (attempt !== undefined && isOver(attempt.legs));
    setRaceAt({ hash, rival: isFree ? rival : undefined });
  }

  if (kiosk) return <NoHunt text={t('none.kiosk')} />;
  if (raceAt?.hash === hash && raceAt.rival) return <HuntRace key={hash} day={day} rival={raceAt.rival} />;
  if (view.kind === 'ranked' && attempt)
    return <HuntGame {...ranked} day={day} attempt={attempt} onEnd={() => setView(SHEET)} />;
  if (view.kind === 'again' && attempt)
    return <Again day={day} quests={attempt.quests} onEnd={(legs) => setView({ kind: 'unranked', legs })} />;
  if (view.kind === 'unranked')
    return <HuntResult day={day} legs={view.legs} onBack={() => setView(SHEET)} />;
  if (attempt && isOver(attempt.legs))
    return (
      <HuntResult
        day={day}
        legs={attempt.legs}
        attempt={attempt}
        onAgain={() => setView({ kind: 'again' })}
      />
    );
  if (list.kind === 'loading')
    return (
      <div className={styles['loading']}>
        <Spinner label={t('cover.loading')} />
      </div>
    );
  if (list.kind === 'failed') return <NoHunt text={t('cover.failed')} onRetry={list.retry} />;
  // the hunt is drawn from the list of levels: an incomplete list would give another hunt
  const quests = list.drawing ? undefined : dailyHunt(day, list.manifest.levels);
  if (!quests)
    return list.drawing ? (
      <NoHunt title={t('none.drawing.title')} text={t('none.drawing.text')} isWaiting />
    ) : (
      <NoHunt text={t('none.text')} />
    );
  const start = (ease: Ease) => {
    diaryStore.change((before) => begin(before, day, quests, ease));
    setView({ kind: 'ranked' });
  };
  return <Cover day={day} first={quests[0]} onBegin={start} />;
}

interface AgainProps extends Pick<Parameters<typeof useUnrankedHunt>[0], 'day' | 'quests'> {
  readonly onEnd: (legs: readonly LegResult[]) => void;
}

/** The same quests played again; no result is stored. */
function Again({ day, quests, onEnd }: AgainProps) {
  const { attempt, ...acts } = useUnrankedHunt({ day, quests });
  if (!attempt) return null;
  return <HuntGame {...acts} day={day} attempt={attempt} onEnd={() => onEnd(attempt.legs)} />;
}

interface NoHuntProps {
  /** "No hunt here" when not given. */
  readonly title?: string;
  readonly text: string;
  readonly onRetry?: () => void;
  /** Whether it comes by itself. */
  readonly isWaiting?: boolean;
}

function NoHunt({ title, text, onRetry, isWaiting = false }: NoHuntProps) {
  const { t } = useTranslation(['daily', 'interface']);
  return (
    <Notice
      heading="h1"
      picture={isWaiting ? 'guide' : 'lost'}
      title={title ?? t('none.title')}
      text={text}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>{t('interface:app.retry')}</Button> : null}
          <ButtonLink to="/" tone="primary">
            {t('interface:app.toHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
