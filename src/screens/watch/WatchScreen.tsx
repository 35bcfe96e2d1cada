/** Plays a run back: the map with the player's view, marks and pointer, at any speed. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation } from 'react-router-dom';
import { deckOf, MODE_NAMES, type Deck } from '../../game/modes';
import { formatSeconds } from '../../i18n/formats';
import { useQuestTexts } from '../../i18n/quest-texts';
import { useManifest } from '../../levels/ManifestContext';
import { useLevel } from '../../levels/use-level';
import { findLevel } from '../../maps/catalogue';
import { mapOfQuest } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import {
  challengeAddress,
  parseHuntFragment,
  parseRunFragment,
  raceHuntAddress,
  type SharedHunt,
  type SharedRun,
} from '../../runs/address';
import { editionOf } from '../../runs/edition';
import { findsOf, lengthOf, sessionAt } from '../../runs/playback';
import { BeingDrawn } from '../../table/BeingDrawn';
import { ErrorModal } from '../../table/ErrorModal';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useGameMenu } from '../../ui/game-menu';
import { PlayIcon } from '../../ui/icons/ways';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { SPEEDS, usePlayhead } from './use-playhead';
import styles from './WatchScreen.module.css';
import { WatchStage } from './WatchStage';

interface WatchProps {
  readonly shared: SharedRun;
  readonly level: LevelData;
  readonly deck: Deck;
  /** The hunt that it is a leg of. */
  readonly hunt?: HuntView | undefined;
}

interface HuntView {
  readonly hunt: SharedHunt;
  readonly leg: number;
  readonly onLeg: (leg: number) => void;
}

/** Ms at the end of a leg before the next one is shown. */
const LEG_REST = 1500;

/** Ms from one place of the slider to the next. */
const SLIDER_STEP = 100;

/** The slider's next place, so that the end of a run has one: a browser moves a value between two places by itself. */
const onSlider = (at: number) => Math.ceil(at / SLIDER_STEP) * SLIDER_STEP;

function HuntLegs({ hunt: { legs }, leg, onLeg }: HuntView) {
  const { t } = useTranslation('runs');
  return (
    <ol className={styles['finds']} aria-label={t('watch.legs')}>
      {legs.map(({ code }, index) => (
        <li key={`leg ${String(index)} ${code}`}>
          <button
            type="button"
            aria-current={index === leg ? 'step' : undefined}
            data-done={index <= leg}
            onClick={() => onLeg(index)}
          >
            {t('watch.leg', { number: index + 1 })}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Watch({ shared, level, deck, hunt }: WatchProps) {
  const { t, language } = useTranslation(['runs', 'interface']);
  const menu = useGameMenu();
  const { maps } = usePlatform();
  const { record, name } = shared;
  const length = lengthOf(record);
  const head = usePlayhead(length, true);
  const session = sessionAt(record, deck, head.at);
  const texts = useQuestTexts(level.translationSpace);
  const time = (ms: number) => formatSeconds(language, Math.floor(ms / 100) / 10);
  const map = mapOfQuest(level, session.quest);
  const title = t(name === '' ? 'watch.title' : 'watch.titleOf', { name });
  useScreenTitle(title);
  const { ended } = head;
  useEffect(() => {
    if (!ended || !hunt || hunt.leg + 1 >= hunt.hunt.legs.length) return undefined;
    const timer = setTimeout(() => hunt.onLeg(hunt.leg + 1), LEG_REST);
    return () => clearTimeout(timer);
  }, [ended, hunt]);
  return (
    <div className={styles['watch']}>
      <header className={styles['bar']}>
        <div className={styles['about']}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            {level.name} · {t(`interface:modes.${MODE_NAMES[record.run.mode]}.name`)}
          </p>
          <p className={styles['quest']}>{texts(session.quest.quest).title}</p>
        </div>
        {menu}
      </header>
      {map ? (
        <WatchStage
          record={record}
          map={map}
          session={session}
          at={head.at}
          pictureUrl={(path) => maps.pictureUrl(path)}
          label={t('watch.stage', { level: level.name })}
        />
      ) : null}
      <footer className={styles['controls']}>
        <div className={styles['row']}>
          <Button tone="primary" onClick={head.toggle}>
            {t(head.playing ? 'watch.pause' : 'watch.play')}
          </Button>
          <input
            type="range"
            className={styles['time']}
            min={0}
            max={onSlider(length)}
            step={SLIDER_STEP}
            value={onSlider(head.at)}
            aria-label={t('watch.time')}
            aria-valuetext={t('watch.at', { time: time(head.at), length: time(length) })}
            onChange={({ target }) => head.jump(Number(target.value))}
          />
          <span className={styles['clock']}>
            {t('watch.at', { time: time(head.at), length: time(length) })}
          </span>
          <fieldset className={styles['speeds']}>
            <legend>{t('watch.speed')}</legend>
            {SPEEDS.map((speed) => (
              <label key={speed}>
                <input
                  type="radio"
                  name="speed"
                  checked={head.speed === speed}
                  onChange={() => head.setSpeed(speed)}
                />
                <span>{t('watch.times', { speed })}</span>
              </label>
            ))}
          </fieldset>
          <ButtonLink
            tone="primary"
            size="small"
            icon={<PlayIcon />}
            to={hunt ? raceHuntAddress(hunt.hunt) : challengeAddress(shared)}
          >
            {t(hunt ? 'watch.raceHunt' : 'watch.challenge')}
          </ButtonLink>
        </div>
        {hunt ? <HuntLegs {...hunt} /> : null}
        <ol className={styles['finds']} aria-label={t('watch.finds')}>
          {findsOf(record, deck).map(({ quest, at, seconds }) => (
            <li key={quest}>
              <button type="button" data-done={at <= head.at} onClick={() => head.jump(at - 2500)}>
                {texts(quest).title} <small>{formatSeconds(language, seconds)}</small>
              </button>
            </li>
          ))}
        </ol>
      </footer>
    </div>
  );
}

interface NothingProps {
  readonly about: 'unreadable' | 'otherEdition';
  /** Whose other legs may be watched still. */
  readonly hunt?: HuntView | undefined;
}

function Nothing({ about, hunt }: NothingProps) {
  const { t } = useTranslation('runs');
  useScreenTitle(t(`watch.${about}.title`));
  return (
    <div className={styles['nothing']}>
      <Notice
        heading="h1"
        picture="lost"
        title={t(`watch.${about}.title`)}
        text={t(`watch.${about}.text`)}
        actions={
          <ButtonLink tone="primary" to="/">
            {t('watch.home')}
          </ButtonLink>
        }
      />
      {hunt ? <HuntLegs {...hunt} /> : null}
    </div>
  );
}

function WatchedRun({ shared, hunt }: { readonly shared: SharedRun; readonly hunt?: HuntView }) {
  const { t } = useTranslation('runs');
  const entry = findLevel(String(shared.record.run.level));
  const state = useLevel(entry?.id);
  const list = useManifest();
  const drawing = list.kind === 'ready' ? list.drawing : undefined;
  if (!entry) return <Nothing about="unreadable" hunt={hunt} />;
  if (state.kind === 'loading')
    return (
      <div className={styles['nothing']}>
        <Spinner label={t('watch.loading')} />
      </div>
    );
  if (state.kind === 'unreadable')
    return <ErrorModal error="unreadable" level={entry.name} onRetry={state.retry} />;
  if (state.kind === 'notOpen' && drawing?.isExpected(entry.id))
    return <BeingDrawn level={entry} drawing={drawing} waiting={null} />;
  if (state.kind !== 'ready') return <ErrorModal error={state.kind} level={entry.name} />;
  const { mode, quest } = shared.record.run;
  const deck = deckOf(state.level.quests, mode, quest);
  if (!deck || shared.record.edition !== editionOf(state.level.quests))
    return <Nothing about="otherEdition" hunt={hunt} />;
  return (
    <Watch
      key={`${String(hunt?.leg)} ${shared.code}`}
      shared={shared}
      level={state.level}
      deck={deck}
      hunt={hunt}
    />
  );
}

function WatchedHunt({ hunt }: { readonly hunt: SharedHunt }) {
  const [leg, setLeg] = useState(0);
  const view = useMemo(() => ({ hunt, leg, onLeg: setLeg }), [hunt, leg]);
  const shared = hunt.legs[leg];
  return shared ? <WatchedRun shared={shared} hunt={view} /> : null;
}

export function WatchScreen() {
  const { hash } = useLocation();
  const hunt = useMemo(() => parseHuntFragment(hash), [hash]);
  const shared = useMemo(() => parseRunFragment(hash), [hash]);
  if (hunt) return <WatchedHunt key={hash} hunt={hunt} />;
  return typeof shared === 'string' ? <Nothing about="unreadable" /> : <WatchedRun shared={shared} />;
}
