/** Every board and hunt as the owner sees them: rows to hide or delete, names and accounts to bar, and the log of it. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { WeekNavigator } from '../../../boards/WeekNavigator';
import { weekKeyAt, type Span, type WeekKey } from '../../../contest/weeks';
import { MODE_NAMES } from '../../../game/modes';
import { CATALOGUE } from '../../../maps/catalogue';
import { useNow } from '../../../platform/use-now';
import { useRecords } from '../../../records/RecordsContext';
import type { GameMode } from '../../../records/schema';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import sheet from '../../../ui/sheet.module.css';
import styles from '../desk.module.css';
import { Log } from './Log';
import { Player } from './Player';
import { Podium } from './Podium';
import { Rows } from './Rows';
import type { DeskQuery } from './every-week';
import { useModeration } from './use-moderation';

/** A player that is looked for: by the name that was typed, or by the account of a row. */
export interface Sought {
  readonly name: string;
  /** Empty when only the name is known. */
  readonly userId: string;
}

const SPANS = ['one', 'ever'] as const;
const MODES = [1, 2, 3, 4, 5] as const satisfies readonly GameMode[];

/** What each week has its own of: nothing gathers them. */
const ofWeeks = (place: string): place is 'hunts' | 'explorers' => place === 'hunts' || place === 'explorers';

/** Where to look: at a player, at the hunts, at the explorers, or at the board of a level by its id. */
function queryOf(
  place: string,
  week: WeekKey,
  isEver: boolean,
  mode: GameMode,
  sought: Sought | undefined,
): DeskQuery | undefined {
  if (ofWeeks(place)) return { of: place, week };
  const span: Span = isEver ? 'ever' : week;
  if (place !== 'player') return { of: 'board', week: span, level: Number(place), mode };
  if (!sought) return undefined;
  const { name, userId } = sought;
  if (userId !== '')
    return isEver ? { of: 'account', week: 'ever', userId } : { of: 'account', week, userId };
  return isEver ? { of: 'name', week: 'ever', name } : { of: 'name', week, name };
}

export function BoardsSection() {
  const { t } = useTranslation(['desk', 'interface', 'records']);
  const { device } = useRecords();
  const now = useNow(device.now);
  const [week, setWeek] = useState(() => weekKeyAt(now));
  const [wantsEver, setWantsEver] = useState(false);
  const [place, setPlace] = useState('player');
  const [mode, setMode] = useState<GameMode>(2);
  // who is suspected on the first page is looked for at once
  const named = useSearchParams()[0].get('name') ?? '';
  const [typed, setTyped] = useState(named);
  const [sought, setSought] = useState<Sought | undefined>(
    named === '' ? undefined : { name: named, userId: '' },
  );
  const [isBlank, setBlank] = useState(false);
  const isEver = wantsEver && !ofWeeks(place);
  const query = useMemo(
    () => queryOf(place, week, isEver, mode, sought),
    [place, week, isEver, mode, sought],
  );
  const moderation = useModeration(query);
  // who may read the rows is the owner: what was to be changed is another by now
  const isElsewhere = moderation.failure === 'denied' && moderation.answer?.kind === 'ok';
  const isBoard = place !== 'player' && !ofWeeks(place);

  return (
    <>
      <section className={sheet['sheet']}>
        <h2>{t('sections.boards')}</h2>
        {isEver ? null : <WeekNavigator week={week} now={now} onChange={setWeek} />}
        {ofWeeks(place) ? null : (
          <Select
            label={t('records:weeks.span')}
            value={isEver ? 'ever' : 'one'}
            options={SPANS.map((value) => ({ value, text: t(`records:weeks.${value}`) }))}
            onChange={({ target }) => setWantsEver(target.value === 'ever')}
          />
        )}
        <Select
          label={t('boards.place')}
          value={place}
          options={[
            { value: 'player', text: t('boards.player') },
            { value: 'hunts', text: t('boards.hunts') },
            { value: 'explorers', text: t('boards.explorers') },
            ...CATALOGUE.map(({ id, name }) => ({ value: String(id), text: `${String(id)}. ${name}` })),
          ]}
          onChange={({ target }) => setPlace(target.value)}
        />
        {isBoard ? (
          <Select
            label={t('boards.mode')}
            value={String(mode)}
            options={MODES.map((one) => ({
              value: String(one),
              text: t(`interface:modes.${MODE_NAMES[one]}.name`),
            }))}
            onChange={({ target }) => setMode(MODES.find((one) => String(one) === target.value) ?? mode)}
          />
        ) : null}
        {place === 'player' ? (
          <form
            className={styles['cards']}
            onSubmit={(event) => {
              event.preventDefault();
              setBlank(typed.trim() === '');
              setSought(typed.trim() === '' ? undefined : { name: typed.trim(), userId: '' });
            }}
          >
            <Field
              label={t('boards.name')}
              advice={t('boards.nameAdvice')}
              value={typed}
              error={isBlank ? t('boards.blank') : undefined}
              onChange={({ target }) => {
                setTyped(target.value);
                setBlank(false);
              }}
            />
            <div className={styles['row']}>
              <Button type="submit" tone="primary">
                {t('boards.search')}
              </Button>
            </div>
          </form>
        ) : null}
        {moderation.failure === undefined ? null : (
          <p className={styles['note']} role="alert">
            {t(isElsewhere ? 'boards.elsewhere' : `away.${moderation.failure}`)}
          </p>
        )}
        {place === 'player' && sought ? <Player sought={sought} moderation={moderation} /> : null}
        {place === 'explorers' ? <Podium key={week} week={week} moderation={moderation} /> : null}
        {query ? (
          <Rows
            moderation={moderation}
            isEver={isEver}
            onPlayer={(player) => {
              setTyped(player.name);
              setSought(player);
              setPlace('player');
            }}
          />
        ) : null}
      </section>
      <Log moderation={moderation} />
    </>
  );
}
