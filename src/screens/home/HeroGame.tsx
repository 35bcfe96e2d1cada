/** The hero's game: a corner of today's map and somebody to find in it, with no page in between. */
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'react-router-dom';
import { asOnWholeMap, type Glimpse } from '../../game/glimpse';
import { targetsHit } from '../../game/hit-test';
import { TAP_SLACK_CSS } from '../../game/slack';
import { mapPoint } from '../../game/space';
import { useQuestTitle } from '../../i18n/quest-title';
import type { ManifestLevel } from '../../maps/manifest';
import { usePlatform } from '../../platform/PlatformContext';
import { withFind } from '../../progress/progress';
import { progressStore } from '../../progress/store';
import { Button } from '../../ui/Button';
import { Stamp } from '../../ui/Stamp';
import { FoundRing } from '../../viewer/FoundRing';
import { MapCrop } from '../../viewer/MapCrop';
import { useGlimpses, type Glimpses } from './use-glimpses';
import styles from './HeroGame.module.css';

/** Width of the picture on a page as wide as most, CSS px; decides how sharp its tiles are. */
const WIDTH = 520;
/** A step of the cursor, as a share of the picture. */
const STEP = 0.04;

/** Shares of the picture, from 0 to 1. */
interface Share {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Share>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (share: number) => Math.min(1, Math.max(0, share));
const percent = (share: number) => `${String(share * 100)}%`;

function placeOf({ target: { top, bottom }, rect }: Glimpse) {
  const margin = 10;
  return {
    left: percent((top.x - margin - rect.x) / rect.width),
    top: percent((top.y - margin - rect.y) / rect.height),
    width: percent((bottom.x - top.x + 2 * margin) / rect.width),
    height: percent((bottom.y - top.y + 2 * margin) / rect.height),
  };
}

interface Props {
  readonly entry: ManifestLevel;
  /** The same for everybody on one day. */
  readonly seed: number;
}

export function HeroGame({ entry, seed }: Props) {
  const read = useGlimpses(entry, seed);
  const [turn, setTurn] = useState(0);
  const [isLost, setLost] = useState(false);
  // without the network nobody can be found on what came: the postcard below is seen instead
  if (!read || isLost) return null;
  const { glimpses } = read;
  const glimpse = glimpses[turn % glimpses.length] ?? glimpses[0];
  return (
    <Round
      key={turn}
      {...read}
      glimpse={glimpse}
      isFirst={turn === 0}
      onNext={() => setTurn(turn + 1)}
      onLost={() => setLost(true)}
    />
  );
}

interface RoundProps extends Glimpses {
  readonly glimpse: Glimpse;
  readonly isFirst: boolean;
  readonly onNext: () => void;
  readonly onLost: () => void;
}

function Round({ level, map, glimpse, isFirst, onNext, onLost }: RoundProps) {
  const { t } = useTranslation('interface');
  const { maps } = usePlatform();
  const { rect, quest, target } = glimpse;
  const title = useQuestTitle(level.translationSpace, quest.quest);
  const picture = useRef<HTMLButtonElement>(null);
  const [begun] = useState(() => performance.now());
  const [tries, setTries] = useState<{ readonly count: number; readonly last?: Share }>({ count: 0 });
  const [isFound, setFound] = useState(false);
  const [cursor, setCursor] = useState<Share>();

  useEffect(() => {
    // whoever asked for another goes on with it by keyboard
    if (!isFirst) picture.current?.focus({ preventScroll: true });
  }, [isFirst]);

  const tap = (share: Share) => {
    const width = picture.current?.clientWidth ?? 0;
    if (width === 0) return;
    const point = mapPoint(rect.x + share.x * rect.width, rect.y + share.y * rect.height);
    const slack = (TAP_SLACK_CSS * rect.width) / width;
    if (targetsHit({ point, slack }, [target]).length === 0) {
      setTries(({ count }) => ({ count: count + 1, last: share }));
      return;
    }
    setFound(true);
    const ms = asOnWholeMap(performance.now() - begun, glimpse, map);
    const find = { at: Date.now(), ms };
    progressStore.change((progress) => withFind(progress, level.level, quest.quest, find));
  };
  const click = (event: MouseEvent) => {
    if (isFound) return;
    // a key's click has no place of its own
    if (event.detail === 0) {
      if (cursor) tap(cursor);
      else setCursor({ x: 0.5, y: 0.5 });
      return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setCursor(undefined);
    tap({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || isFound) return;
    event.preventDefault();
    const { x, y } = cursor ?? { x: 0.5, y: 0.5 };
    setCursor({ x: within(x + step.x), y: within(y + step.y) });
  };

  // a picture without its question is no game
  if (title === undefined) return null;
  const stated = isFound ? t('home.hero.found') : tries.count > 0 ? t('home.hero.miss') : '';
  return (
    <div className={styles['game']} data-hero={isFound ? 'found' : 'asked'} data-hero-quest={quest.quest}>
      <button
        ref={picture}
        type="button"
        className={styles['picture']}
        aria-label={t('home.hero.label', { level: level.name, quest: title })}
        // it keeps the keyboard, which `disabled` would throw back to the top of the page
        aria-disabled={isFound}
        onClick={click}
        onKeyDown={move}
      >
        <MapCrop
          map={map}
          rect={rect}
          width={WIDTH}
          pictureUrl={(path) => maps.pictureUrl(path)}
          onLost={onLost}
        >
          {isFound ? <FoundRing id={quest.quest} place={placeOf(glimpse)} /> : null}
          {cursor && !isFound ? (
            <span className={styles['cursor']} style={{ left: percent(cursor.x), top: percent(cursor.y) }} />
          ) : null}
          {tries.last && !isFound ? (
            <span
              key={tries.count}
              className={styles['miss']}
              style={{ left: percent(tries.last.x), top: percent(tries.last.y) }}
            />
          ) : null}
        </MapCrop>
      </button>
      {isFound ? (
        <Stamp className={styles['stamp']}>
          <span>{t('home.hero.found')}</span>
        </Stamp>
      ) : null}
      <div className={styles['words']}>
        {isFound ? (
          <>
            <Button size="small" tone="night" onClick={onNext}>
              {t('home.hero.again')}
            </Button>
            <Link to={`/stroll/${String(level.level)}`}>{t('home.hero.stroll')}</Link>
          </>
        ) : (
          <p>{title}</p>
        )}
        <output className={styles['told']}>{stated}</output>
      </div>
    </div>
  );
}
