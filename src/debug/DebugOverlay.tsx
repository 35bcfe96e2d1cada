/** Shows a developer what the game knows: targets with their slack, the tiles on screen, and the state of the run. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Recording } from '../game/replay';
import { TAP_SLACK_CSS } from '../game/slack';
import { MAIN_MAP, mapOfQuest, NIGHT_MAP } from '../maps/maps';
import type { LevelData, LevelMap } from '../maps/schema';
import { sizeFor } from '../viewer/tiles';
import styles from './DebugOverlay.module.css';
import { runLines, viewLines } from './lines';
import { Drawing } from './Drawing';
import { shownIn, type Shown } from './shown';

const LOOK_EVERY_MS = 100;

interface Props {
  readonly level: LevelData;
  readonly map: LevelMap;
  readonly recording: Recording;
  /** The clock of the run. */
  readonly now: () => number;
}

interface Look {
  readonly content: HTMLElement;
  readonly shown: Shown;
  readonly at: number;
}

/** Looks at the page again and again, since the viewer moves without telling anybody. */
function useLook(map: LevelMap, now: () => number) {
  const root = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    const timer = setInterval(() => {
      const content = root.current?.parentElement?.querySelector<HTMLElement>('[data-map-content]');
      setLook(content ? { content, shown: shownIn(content, map), at: now() } : undefined);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [map, now]);
  return { root, look };
}

export function DebugOverlay({ level, map, recording, now }: Props) {
  const { root, look } = useLook(map, now);
  const slack = look ? (TAP_SLACK_CSS * 100) / look.shown.zoom : 0;
  // the night picture has the targets of the main one
  const picture = map.id === NIGHT_MAP ? MAIN_MAP : map.id;
  const quests = level.quests.filter((quest) => mapOfQuest(level, quest)?.id === picture);
  const lines = look && [
    ...runLines(recording, look.at),
    ...viewLines(look.shown, sizeFor(map, look.shown.zoom, devicePixelRatio), slack),
  ];
  return (
    <div ref={root} className={styles['panel']} data-debug="" aria-hidden="true">
      {lines?.map(([name, value], index) => (
        <p key={index}>
          <b>{name}</b> {value}
        </p>
      ))}
      {look
        ? createPortal(
            <Drawing
              map={map}
              tiles={look.shown.tiles}
              quests={quests}
              asked={recording.session.quest.quest}
              slack={slack}
            />,
            look.content,
          )
        : null}
    </div>
  );
}
