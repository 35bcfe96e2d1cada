/** Every board and hunt as the owner sees them: rows to hide or delete, names and accounts to bar, and the log of it. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSearchParams } from 'react-router-dom';
import { WeekNavigator } from '../../../boards/WeekNavigator';
import { weekKeyAt, type WeekKey } from '../../../contest/weeks';
import { MODE_NAMES } from '../../../game/modes';
import { CATALOGUE } from '../../../maps/catalogue';
import { useNow } from '../../../platform/use-now';
import type { RowQuery } from '../../../records/moderation';
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
import { useModeration } from './use-moderation';

/** A player that is looked for: by the name that was typed, or by the account of a row. */
export interface Sought {
  readonly name: string;
  /** Empty when only the name is known. */
  readonly userId: string;
}

const MODES = [1, 2, 3, 4, 5] as const satisfies readonly GameMode[];

/** Where to look: at a player, at the hunts, at the explorers, or at the board of a level by its id. */
function queryOf(
  place: string,
  week: WeekKey,
  mode: GameMode,
  sought: Sought | undefined,
): RowQuery | undefined {
  if (place === 'hunts' || place === 'explorers') return { of: place, week };
  if (place !== 'player') return { of: 'board', week, level: Number(place), mode };
  if (!sought) return undefined;
  return sought.userId === ''
    ? { of: 'name', week, name: sought.name }
    : { of: 'account', week, userId: sought.userId };
}

export function BoardsSection() {
  const { t } = useTranslation(['desk', 'interface']);
  const { device } = useRecords();
  const now = useNow(device.now);
  const [week, setWeek] = useState(() => weekKeyAt(now));
  const [place, setPlace] = useState('player');
  const [mode, setMode] = useState<GameMode>(2);
  // who is suspected on the first page is looked for at once
  const named = useSearchParams()[0].get('name') ?? '';
  const [typed, setTyped] = useState(named);
  const [sought, setSought] = useState<Sought | undefined>(
    named === '' ? undefined : { name: named, userId: '' },
  );
  const [isBlank, setBlank] = useState(false);
  const query = useMemo(() => queryOf(place, week, mode, sought), [place, week, mode, sought]);
  const moderation = useModeration(query);
  // who may read the rows is the owner: what was to be changed is another by now
  const isElsewhere = moderation.failure === 'denied' && moderation.answer?.kind === 'ok';
  const isBoard = !['player', 'hunts', 'explorers'].includes(place);

  return (
    <>
      <section className={sheet['sheet']}>
        <h2>{t('sections.boards')}</h2>
        <WeekNavigator week={week} now={now} onChange={setWeek} />
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
