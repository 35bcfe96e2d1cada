/** Where yesterday's hunt stood, told to whoever asks: each answer is paid for, and stays with the try. */
import { useState } from 'react';
import type { Day } from '../../daily/day';
import { notePlaced, totalMs, type Attempt } from '../../daily/diary';
import { diaryStore } from '../../daily/store';
import { placeAmong, type Placed } from '../../daily/yesterday';
import { toSeconds } from '../../game/seconds';
import { formatClock } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { useRecords } from '../../records/RecordsContext';
import { Button } from '../../ui/Button';

interface Props {
  readonly day: Day;
  readonly attempt: Attempt;
}

function useWords(time: number): (placed: Placed) => string {
  const { t, language } = useTranslation('daily');
  const said = formatClock(language, time);
  return ({ slower, others, isAll }) => {
    if (others === 0) return t('yesterday.alone', { time: said });
    if (isAll) return t('yesterday.all', { time: said, percent: Math.round((slower / others) * 100) });
    return t('yesterday.some', { time: said, others, count: slower });
  };
}

export function Yesterday({ day, attempt }: Props) {
  const { t } = useTranslation('daily');
  const records = useRecords();
  const time = toSeconds(totalMs(attempt.legs));
  const words = useWords(time);
  const [stage, setStage] = useState<'idle' | 'asking' | 'offline'>('idle');

  const ask = async () => {
    setStage('asking');
    const answer = await records.someHunts(day);
    if (answer.kind !== 'ok') {
      setStage('offline');
      return;
    }
    const { hunts, isAll } = answer.value;
    diaryStore.change((diary) => notePlaced(diary, day, placeAmong(hunts, isAll, time, attempt.own)));
  };

  return (
    <div data-yesterday={attempt.placed ? 'told' : stage}>
      {attempt.placed ? null : (
        <Button
          size="small"
          aria-disabled={stage === 'asking'}
          onClick={() => {
            if (stage !== 'asking') void ask();
          }}
        >
          {t(stage === 'asking' ? 'yesterday.asking' : 'yesterday.ask')}
        </Button>
      )}
      <output>
        {attempt.placed ? words(attempt.placed) : stage === 'offline' ? t('yesterday.offline') : null}
      </output>
    </div>
  );
}
