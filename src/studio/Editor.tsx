/** One level on the bench: its pictures in the game's own viewer, its quests and words beside it. */
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { contrastFindings, findingsOf, SERIOUS } from '../artwork/checks';
import { differences } from '../artwork/difference';
import type { ArtworkDocument, ArtworkQuest } from '../artwork/document';
import { addBox, boxBetween } from '../artwork/edits';
import { NATURAL } from '../artwork/fit';
import { mapPoint, type MapPoint } from '../game/space';
import { findLevel } from '../maps/catalogue';
import { Button } from '../ui/Button';
import { buttonClass } from '../ui/button-look';
import { MapViewer } from '../viewer/MapViewer';
import type { ViewerCommands } from '../viewer/types';
import { shareAddress } from './api';
import { BoxLayer, type Chosen, type Drawing } from './BoxLayer';
import { Findings } from './Findings';
import type { Keeper, Sheets } from './keeper';
import { PictureDrop } from './PictureDrop';
import { Pictures } from './Pictures';
import { QuestList } from './QuestList';
import { SavedNote } from './SavedNote';
import styles from './Studio.module.css';
import { TestPlay } from './TestPlay';
import { useLevel } from './use-level';
import { useMeasures } from './use-measures';
import { useReason } from './use-reason';

const MAIN = 'main';
const NO_PICTURES: readonly string[] = [];
/** Side of a box that is added by a button, as a share of the map's width. */
const NEW_SIDE = 0.04;

/** What stands beside the tools of a level that is open. */
export interface OnBench {
  readonly level: ArtworkDocument;
  readonly isPlayable: boolean;
  /** Puts another version of the level on the bench, as a change that undo takes back. */
  readonly change: (next: ArtworkDocument) => void;
}

interface Props {
  /** Route keyword. */
  readonly keyword: string;
  readonly name: string;
  readonly keeper: Keeper;
  /** `stamp` changes with the pictures. The same function as long as the same level is on the bench. */
  readonly sheetsOf: (pictures: readonly string[], stamp: string) => Sheets;
  /** Whether pictures, name and the list of quests are the maker's; else boxes, outlines and words alone. */
  readonly isWhole: boolean;
  readonly renderBeside?: ((bench: OnBench) => ReactNode) | undefined;
  /** What the way out says. */
  readonly leave: string;
  readonly onLeave: () => void;
}

export function Editor(props: Props) {
  const { keyword, name, keeper, sheetsOf, isWhole, renderBeside, leave, onLeave } = props;
  const { t } = useTranslation('studio');
  const say = useReason();
  const bench = useLevel(keeper);
  const { state, change } = bench;
  const [picture, setPicture] = useState(MAIN);
  const [stamp, setStamp] = useState(0);
  const [chosen, setChosen] = useState<Chosen>();
  const [drawing, setDrawing] = useState<Drawing>();
  /** The level as it was when a test of it began. */
  const [tested, setTested] = useState<ArtworkDocument>();
  const [commands, setCommands] = useState<ViewerCommands>();
  /** Where the next map that opens is to be looked at. */
  const goal = useRef<MapPoint>(undefined);
  const pictures = state.kind === 'open' ? state.pictures : NO_PICTURES;
  const sheets = useMemo(() => sheetsOf(pictures, String(stamp)), [sheetsOf, pictures, stamp]);
  const map = useMemo(() => sheets.mapOf(picture), [sheets, picture]);
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
  const { contrast, pictureOf } = useMeasures(sheets, pictures);
  const findings = useMemo(
    () =>
      level
        ? [...findingsOf(level), ...contrastFindings(level, (quest, box) => contrast(quest, box, level))]
        : [],
    [level, contrast],
  );

  /** Where a quest's own picture differs from the main one. */
  const placesOf = ({ image = MAIN }: ArtworkQuest) => {
    const [main, own] = [pictureOf(MAIN), pictureOf(image)];
    return level && main && own ? differences(main, own, level) : [];
  };

  const goTo = (next: Chosen) => {
    setChosen(next);
    const quest = level?.quests.find(({ quest: own }) => own === next.quest);
    const shown = next.image ?? quest?.image ?? MAIN;
    setPicture(shown);
    const box = quest?.positions[next.box ?? 0];
    if (!level || !box) return;
    const scale = NATURAL.width / level.width;
    const [x, y] = [(box.top.x + box.bottom.x) / 2, (box.top.y + box.bottom.y) / 2];
    const middle = mapPoint(x * scale, y * scale);
    if (shown === picture && commands) commands.centreOn(middle);
    else goal.current = middle;
  };

  const onReady = (given: ViewerCommands) => {
    setCommands(given);
    if (goal.current) given.centreOn(goal.current);
    goal.current = undefined;
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

  // the live site's page has a main of its own
  const Frame = isWhole ? 'main' : 'div';
  const entry = findLevel(keyword);
  if (tested && entry && state.kind === 'open')
    return (
      <Frame data-testing="">
        <TestPlay
          document={tested}
          level={entry}
          sheets={sheets}
          onLeave={(quest) => {
            setTested(undefined);
            if (quest !== undefined) goTo({ quest });
          }}
        />
      </Frame>
    );

  return (
    <Frame className={styles['editor']}>
      <div className={styles['tools']}>
        <Button size="small" onClick={onLeave}>
          {leave}
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
            <Button
              size="small"
              tone="primary"
              onClick={() => {
                setCommands(undefined);
                setTested(state.history.now);
              }}
            >
              {t('test.start')}
            </Button>
            {isWhole ? (
              <a className={buttonClass({ size: 'small' })} href={shareAddress(keyword)} download>
                {t('share.save')}
              </a>
            ) : null}
          </>
        ) : null}
        <SavedNote bench={bench} isWhole={isWhole} />
      </div>
      {level
        ? renderBeside?.({ level, isPlayable: !findings.some(({ kind }) => SERIOUS.has(kind)), change })
        : null}
      {state.kind === 'failed' ? (
        <p role="alert">
          {say(state.reason)}{' '}
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
            {map ? (
              <MapViewer
                map={map}
                pictureUrl={sheets.url}
                labels={labels}
                overview={sheets.overview(map)}
                onReady={onReady}
                layer={
                  <BoxLayer
                    document={level}
                    picture={picture}
                    chosen={chosen}
                    drawing={drawing}
                    onChoose={setChosen}
                    onChange={change}
                    onDrawn={() => setDrawing(undefined)}
                  />
                }
              />
            ) : null}
          </section>
          <aside className={styles['side']} aria-label={t('side')}>
            <QuestList
              level={level}
              contrast={contrast}
              pictures={state.pictures}
              placesOf={placesOf}
              isWhole={isWhole}
              chosen={chosen}
              drawing={drawing}
              onDraw={setDrawing}
              onAddBox={addInMiddle}
              onChoose={goTo}
              onChange={change}
            />
            <Findings findings={findings} onGo={goTo} />
            <Pictures
              keyword={keyword}
              pictures={state.pictures}
              shown={picture}
              onShow={setPicture}
              onTaken={isWhole ? onTaken : undefined}
            />
          </aside>
        </div>
      ) : null}
    </Frame>
  );
}
