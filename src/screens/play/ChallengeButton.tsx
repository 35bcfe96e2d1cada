/** What is done with one's own run: it is watched, sent as a challenge, or opens a duel, by an address that holds it. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { resultOf } from '../../game/recap';
import { readText } from '../../kept/kept';
import { useManifest } from '../../levels/ManifestContext';
import { openLevel } from '../../levels/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { bestBefore, isBest } from '../../progress/comparison';
import { progressStore } from '../../progress/store';
import { LONGEST_NAME } from '../../records/limits';
import { challengeAddress, watchAddress } from '../../runs/address';
import { codeOf, duelAddress, LONGEST_SCANNED, standingOf, withTurn } from '../../runs/duel';
import { noteSent } from '../../runs/duel-ledger';
import { encodeRecord } from '../../runs/encode';
import { keepOwnBest } from '../../runs/own-bests';
import type { RunRecord } from '../../runs/record';
import type { Game } from '../../table/use-game';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './ChallengeButton.module.css';
import { SendPanel } from './SendPanel';
import { recordOf } from '../../table/record-of';

interface Props {
  readonly game: Game;
  readonly slot: number;
}

/** Most bytes of a run in a code that a camera reads from a screen: the events fit, samples and views are left out. */
const MOST_BYTES = 400;

interface DialogProps {
  readonly record: RunRecord;
  readonly level: Game['level'];
  readonly onClose: () => void;
}

const KINDS = ['once', 'duel'] as const;

/** Addresses of the duel that this run opens; undefined when it is too long for one. */
function duelOf(record: RunRecord, { quests }: Game['level'], names: readonly [string, string]) {
  const code = codeOf(record);
  const duel = code === undefined ? undefined : withTurn({ names, turns: [] }, record, code);
  const { run } = record;
  const standing = duel && standingOf(duel, run, quests);
  if (!duel || !standing || typeof standing === 'string') return undefined;
  return {
    code,
    path: duelAddress(duel, standing, run),
    scanned: duelAddress(duel, standing, run, LONGEST_SCANNED),
  };
}

function ChallengeDialog({ record, level, onClose }: DialogProps) {
  const { t } = useTranslation(['runs', 'interface']);
  const { kiosk } = usePlatform();
  const group = useId();
  const [name, setName] = useState(() => (kiosk ? '' : (readText('name', () => localStorage) ?? '')));
  const [kind, setKind] = useState<(typeof KINDS)[number]>('once');
  const whole = useMemo(() => encodeRecord(record), [record]);
  const short = useMemo(() => encodeRecord(record, MOST_BYTES) ?? whole, [record, whole]);
  const duel = useMemo(() => duelOf(record, level, [name, '']), [record, level, name]);
  const opening = kiosk || kind === 'once' ? undefined : duel?.code;
  useEffect(() => {
    if (opening !== undefined) noteSent(opening, 0, () => localStorage);
  }, [opening]);
  if (whole === undefined || short === undefined) return null;
  const once = (code: string) => challengeAddress({ record, code, name: name.trim() });
  const here = duelOf(record, level, [
    name.trim() || t('duel.player', { number: 1 }),
    t('duel.player', { number: 2 }),
  ]);
  const isDuel = kind === 'duel' && duel !== undefined;
  return (
    <Dialog open title={t('challenge.title')} onClose={onClose} className={styles['dialog']}>
      {duel ? (
        <fieldset className={styles['kinds']}>
          {KINDS.map((one) => (
            <label key={one}>
              <input type="radio" name={group} checked={one === kind} onChange={() => setKind(one)} />
              <span>{t(`challenge.kinds.${one}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <p>{t(isDuel ? 'duel.text' : 'challenge.text')}</p>
      {kiosk ? null : (
        <Field
          label={t('challenge.name')}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <SendPanel path={isDuel ? duel.path : once(whole)} scanned={isDuel ? duel.scanned : once(short)}>
        {isDuel && here ? (
          <ButtonLink to={here.path} tone={kiosk ? 'primary' : 'secondary'}>
            {t('duel.here')}
          </ButtonLink>
        ) : kiosk ? null : (
          <ButtonLink to={watchAddress({ code: whole, name: name.trim() })}>
            {t('challenge.watch')}
          </ButtonLink>
        )}
        {/* a press beside the sheet is known to few, and a screen reader has none */}
        <Button onClick={onClose}>{t('interface:app.close')}</Button>
      </SendPanel>
    </Dialog>
  );
}

/** Keeps the run if it is the player's best. A booth's next visitor is somebody else. */
function useKeptBest({ game, slot }: Props): void {
  const { kiosk } = usePlatform();
  const list = useManifest();
  const isNoted = useRef(false);
  useEffect(() => {
    const result = kiosk || isNoted.current ? undefined : resultOf(game.run.session);
    if (!result || list.kind === 'loading') return;
    isNoted.current = true;
    const { level, mode, quest } = game.run.run;
    if (!isBest(mode, bestBefore(progressStore.get(), level, mode, quest), result)) return;
    const record = recordOf(game, slot);
    const map = list.kind === 'ready' ? openLevel(list.manifest, level)?.data : undefined;
    if (record) keepOwnBest(record, result, map, () => localStorage);
  }, [kiosk, game, slot, list]);
}

export function ChallengeButton(props: Props) {
  useKeptBest(props);
  const { t } = useTranslation('runs');
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const record = open ? recordOf(props.game, props.slot) : undefined;

  const watch = () => {
    const played = recordOf(props.game, props.slot);
    const code = played && encodeRecord(played);
    if (code !== undefined) void navigate(watchAddress({ code, name: '' }));
  };

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('challenge.button')}
      </Button>
      <Button size="small" icon={<PlayIcon />} onClick={watch}>
        {t('challenge.watch')}
      </Button>
      {record ? (
        <ChallengeDialog record={record} level={props.game.level} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
