/** One level on the bench: its pictures in the game's own viewer, its quests and words beside it. */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { findingsOf } from '../artwork/checks';
import { addBox, boxBetween } from '../artwork/edits';
import { mapPoint } from '../game/space';
import type { LevelMap } from '../maps/schema';
import { Button } from '../ui/Button';
import { MapViewer } from '../viewer/MapViewer';
import type { ViewerCommands } from '../viewer/types';
import { pictureAddress, type ListedLevel } from './api';
import { BoxLayer, type Chosen } from './BoxLayer';
import { Findings } from './Findings';
import { PictureDrop } from './PictureDrop';
import { QuestList } from './QuestList';
import { SavedNote } from './SavedNote';
import styles from './Studio.module.css';
import { useLevel } from './use-level';

const MAIN = 'main';
const NATURAL = { width: 3840, height: 2716 };
/** A picture of one grain, shown until the map is there. */
const GRAIN = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
/** Side of a box that is added by a button, as a share of the map's width. */
const NEW_SIDE = 0.04;

interface Props {
  readonly level: ListedLevel;
  readonly onLeave: () => void;
}

export function Editor({ level: { keyword, name }, onLeave }: Props) {
  const { t } = useTranslation('studio');
  const bench = useLevel(keyword);
  const { state, change } = bench;
  const [picture, setPicture] = useState(MAIN);
  const [stamp, setStamp] = useState(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [isDrawing, setDrawing] = useState(false);
  const [commands, setCommands] = useState<ViewerCommands>();
  const map = useMemo(
    (): LevelMap => ({
      id: picture,
      ...NATURAL,
      tileSize: NATURAL.width,
      sizes: [NATURAL.width],
      path: `${keyword}/${picture}`,
      placeholder: GRAIN,
    }),
    [keyword, picture],
  );
  const pictureUrl = useCallback(
    () => pictureAddress(keyword, picture, String(stamp)),
    [keyword, picture, stamp],
  );
  const labels = useMemo(
    () => ({
      map: t('map.label', { level: name }),
      minimap: t('map.minimap'),
      loading: t('map.loading'),
      failed: t('map.failed'),
      retry: t('again'),
      showMinimap: t('map.showMinimap'),
      hideMinimap: t('map.hideMinimap'),
    }),
    [t, name],
  );
  const level = state.kind === 'open' ? state.history.now : undefined;
  const findings = useMemo(() => (level ? findingsOf(level) : []), [level]);

  const goTo = (next: Chosen) => {
    setChosen(next);
    const quest = level?.quests.find(({ quest: own }) => own === next.quest);
    setPicture(quest?.image ?? MAIN);
    const box = quest?.positions[next.box ?? 0];
    if (!level || !box) return;
    const scale = NATURAL.width / level.width;
    const [x, y] = [(box.top.x + box.bottom.x) / 2, (box.top.y + box.bottom.y) / 2];
    commands?.centreOn(mapPoint(x * scale, y * scale));
  };

  const onTaken: typeof bench.take = (taken) => {
    setStamp((now) => now + 1);
    bench.take(taken);
  };

  const addInMiddle = (quest: string) => {
    const view = commands?.visible();
    if (!level || !view) return;
    const scale = level.width / NATURAL.width;
    const [x, y] = [(view.x + view.width / 2) * scale, (view.y + view.height / 2) * scale];
    const half = (level.width * NEW_SIDE) / 2;
    const box = boxBetween({ x: x - half, y: y - half }, { x: x + half, y: y + half }, level);
    change(addBox(level, quest, box));
  };

  return (
    <main className={styles['editor']}>
      <div className={styles['tools']}>
        <Button size="small" onClick={onLeave}>
          {t('toList')}
        </Button>
        <h2>{level?.name ?? name}</h2>
        {state.kind === 'open' ? (
          <>
            <Button size="small" onClick={bench.undo} disabled={state.history.past.length === 0}>
              {t('undo')}
            </Button>
            <Button size="small" onClick={bench.redo} disabled={state.history.future.length === 0}>
              {t('redo')}
            </Button>
            <Button size="small" onClick={() => commands?.zoomOut()}>
              {t('zoomOut')}
            </Button>
            <Button size="small" onClick={() => commands?.zoomIn()}>
              {t('zoomIn')}
            </Button>
          </>
        ) : null}
        <SavedNote bench={bench} />
      </div>
      {state.kind === 'failed' ? (
        <p role="alert">
          {t('unreadable', { reason: state.reason ?? '' })}{' '}
          <Button size="small" onClick={bench.reload}>
            {t('again')}
          </Button>
        </p>
      ) : null}
      {state.kind === 'none' ? (
        <PictureDrop keyword={keyword} name={MAIN} canBegin onTaken={onTaken} />
      ) : null}
      {level && state.kind === 'open' ? (
        <div className={styles['bench']}>
          <section className={styles['map']} aria-label={t('map.section')}>
            <MapViewer
              map={map}
              pictureUrl={pictureUrl}
              labels={labels}
              overview={pictureUrl()}
              onReady={setCommands}
              layer={
                <BoxLayer
                  document={level}
                  picture={picture}
                  chosen={chosen}
                  isDrawing={isDrawing}
                  onChoose={setChosen}
                  onChange={change}
                  onDrawn={() => setDrawing(false)}
                />
              }
            />
          </section>
          <aside className={styles['side']} aria-label={t('side')}>
            <QuestList
              level={level}
              pictures={state.pictures}
              chosen={chosen}
              isDrawing={isDrawing}
              onDraw={setDrawing}
              onAddBox={addInMiddle}
              onChoose={goTo}
              onChange={change}
            />
            <Findings findings={findings} onGo={goTo} />
            <details>
              <summary>{t('picture.replace')}</summary>
              <PictureDrop keyword={keyword} name={MAIN} canBegin={false} onTaken={onTaken} />
            </details>
          </aside>
        </div>
      ) : null}
    </main>
  );
}
