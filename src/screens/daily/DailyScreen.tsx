/** The daily hunt: today's with its cover, the five quests one after another and the result; or that of the day an address names. */
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation';
import { askedDay } from '../../daily/asked-day';
import { dayBefore, dayOf, startOf, type Day } from '../../daily/day';
import { attemptOn, begin, isOver, type LegResult } from '../../daily/diary';
import { diaryStore, useDiary } from '../../daily/store';
import { usePlatform } from '../../platform/PlatformContext';
import { parseHuntFragment, type SharedHunt } from '../../runs/address';
import { huntSlot } from '../../runs/hunt-trust';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { formatHuntDay, formatNextHunt } from '../../i18n/formats';
import { Cover } from './Cover';
import { HuntGame } from './HuntGame';
import { HuntRace } from './HuntRace';
import { HuntResult } from './HuntResult';
import { NoHunt } from './NoHunt';
import { OpenHunt } from './OpenHunt';
import { PastHunt } from './PastHunt';
import { UnrankedHunt } from './UnrankedHunt';
import { useRankedHunt } from './use-hunt';

export function DailyScreen() {
  const { t } = useTranslation('daily');
  const { kiosk } = usePlatform();
  const [query] = useSearchParams();
  const text = query.get('day');
  if (kiosk) return <NoHunt text={t('none.kiosk')} />;
  return <AskedHunt key={text} text={text} />;
}

function AskedHunt({ text }: { readonly text: string | null }) {
  const { t, language } = useTranslation('daily');
  // the day is fixed when the screen opens, so that midnight does not change the hunt
  const [asked] = useState(() => askedDay(text, dayOf(Date.now())));
  const date = asked.kind === 'unknown' ? '' : formatHuntDay(language, asked.day);
  useScreenTitle(asked.kind === 'unknown' ? t('past.unknown.title') : t('title', { date }));
  if (asked.kind === 'unknown')
    return <NoHunt title={t('past.unknown.title')} text={t('past.unknown.text')} withToday />;
  const { kind, day } = asked;
  if (kind === 'ahead')
    return (
      <NoHunt
        title={t('title', { date })}
        text={t('past.ahead', formatNextHunt(language, dayBefore(day)))}
        isWaiting
        withToday
      />
    );
  if (kind === 'past')
    return <OpenHunt day={day} render={(quests) => <PastHunt day={day} quests={quests} />} />;
  return <TodaysHunt day={day} />;
}

type View =
  | { readonly kind: 'sheet' }
  | { readonly kind: 'ranked' }
  | { readonly kind: 'again' }
  | { readonly kind: 'unranked'; readonly legs: readonly LegResult[] };

const SHEET: View = { kind: 'sheet' };

function TodaysHunt({ day }: { readonly day: Day }) {
  const diary = useDiary();
  const attempt = attemptOn(diary, day);
  // a try under way resumes where it was left
  const [view, setView] = useState<View>(attempt && !isOver(attempt.legs) ? { kind: 'ranked' } : SHEET);
  const ranked = useRankedHunt(day);

  const { hash } = useLocation();
  /** Whoever has today's quests still to find does that first, and is not led away from the result. */
  const [raceAt, setRaceAt] = useState<{ readonly hash: string; readonly rival: SharedHunt | undefined }>();
  if (raceAt?.hash !== hash) {
    const rival = parseHuntFragment(hash);
    const isToday = rival?.legs.some(({ record }) => record.slot === huntSlot(startOf(day)));
    const isFree = !isToday || (attempt !== undefined && isOver(attempt.legs));
    setRaceAt({ hash, rival: isFree ? rival : undefined });
  }

  if (raceAt?.hash === hash && raceAt.rival) return <HuntRace key={hash} day={day} rival={raceAt.rival} />;
  if (view.kind === 'ranked' && attempt)
    return <HuntGame {...ranked} day={day} attempt={attempt} onEnd={() => setView(SHEET)} />;
  if (view.kind === 'again' && attempt)
    return (
      <UnrankedHunt day={day} quests={attempt.quests} onEnd={(legs) => setView({ kind: 'unranked', legs })} />
    );
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
  return (
    <OpenHunt
      day={day}
      render={(quests) => (
        <Cover
          day={day}
          first={quests[0]}
          onBegin={(ease) => {
            diaryStore.change((before) => begin(before, day, quests, ease));
            setView({ kind: 'ranked' });
          }}
        />
      )}
    />
  );
}
