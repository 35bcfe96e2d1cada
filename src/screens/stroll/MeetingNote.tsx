/** Answers a tap: a stamp and a line for a find, a ripple for a tap at nobody, who is never told off. */
import { useTranslation } from '../../i18n/use-translation';
import { LINE_COUNTS } from '../../game/lines';
import { foundOf, targetsFound, type Meeting, type Stroll } from '../../game/stroll';
import type { QuestTexts } from '../../i18n/quest-texts';
import { VerdictPopup } from '../../table/VerdictPopup';
import type { CssSize, ViewPoint } from '../../viewer/space';
import styles from './MeetingNote.module.css';

export interface MeetingWords {
  readonly line: string;
  /** For screen readers: who was found, and how many are. */
  readonly told: string;
}

/** What is said of the last tap; undefined before the first and of one at nobody. */
export function useMeetingWords(stroll: Stroll, questTexts: QuestTexts): MeetingWords | undefined {
  const { t, texts } = useTranslation(['stroll', 'play']);
  const { meeting, quests } = stroll;
  if (!meeting || meeting.kind === 'nobody') return undefined;
  const met = quests.filter(({ quest }) => meeting.quests.includes(quest));
  const titles = met.map(({ quest }) => questTexts(quest).title).join(' ');
  if (meeting.kind === 'part') {
    const [first] = met;
    const line = t('part', {
      count: first ? first.positions.length - targetsFound(stroll, first).length : 0,
    });
    return { line, told: `${titles} ${line}` };
  }
  // finds go through the lines in turn, so that none comes twice running
  const number = (foundOf(stroll).length % LINE_COUNTS.right) + 1;
  const line: unknown = texts.read('play', `lines.right.${String(number)}`);
  const count = { done: foundOf(stroll).length, goal: quests.length };
  return {
    line: typeof line === 'string' ? line : t('play:verdict.right'),
    told: `${t('told', { titles })} ${t('play:game.progressLabel', count)}`,
  };
}

interface Props {
  readonly meeting: Meeting;
  readonly words: MeetingWords | undefined;
  readonly at: ViewPoint;
  readonly view: CssSize;
}

export function MeetingNote({ meeting, words, at, view }: Props) {
  if (meeting.kind === 'nobody')
    return (
      <span
        className={styles['ripple']}
        data-nobody=""
        aria-hidden="true"
        style={{ left: at.x, top: at.y }}
      />
    );
  return <VerdictPopup verdict="right" line={words?.line} at={at} view={view} />;
}
