/** A game against the run of an address: the same quests in the same order, and the rival's stamps beside one's own. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { GameChoice } from '../../game/modes';
import type { LevelData } from '../../maps/schema';
import { parseRunFragment } from '../../runs/address';
import { editionOf } from '../../runs/edition';
import { rivalOf, type Rival } from '../../runs/rival';
import { slotOf } from '../../runs/seed';
import type { FormLoader } from './LateForm';
import { DuelPlay } from './DuelPlay';
import { NoRival } from './NoRival';
import { Play } from './Play';
import { RivalMark } from '../../table/RivalMark';
import { RivalStrip } from '../../table/RivalStrip';
import { Versus } from './Versus';

export interface ChallengePlayProps {
  readonly level: LevelData;
  readonly choice: Extract<GameChoice, { kind: 'game' }>;
  /** The address's fragment. */
  readonly fragment: string;
  readonly loadForm: FormLoader;
}

interface Challenge {
  readonly name: string;
  readonly slot: number;
  readonly rival: Rival;
}

/** The challenge of a fragment, or why there is none: another edition of the map cannot be compared. */
function challengeOf({ level, choice, fragment }: ChallengePlayProps): Challenge | 'wrongMap' | 'unreadable' {
  const shared = parseRunFragment(fragment);
  if (typeof shared === 'string') return 'unreadable';
  const { record, name } = shared;
  const { run } = record;
  if (run.level !== level.level || run.mode !== choice.mode || run.quest !== choice.quest)
    return 'unreadable';
  if (record.edition !== editionOf(level.quests)) return 'wrongMap';
  const rival = rivalOf(record, choice.deck);
  return rival ? { name, slot: record.slot, rival } : 'unreadable';
}

function GhostPlay(props: ChallengePlayProps) {
  const { t } = useTranslation('runs');
  const { level, choice, loadForm } = props;
  const [challenge] = useState(() => challengeOf(props));
  const [turn, setTurn] = useState(() => ({ count: 0, slot: slotOf(Date.now()) }));
  const [told, setTold] = useState(false);
  const again = () => setTurn(({ count }) => ({ count: count + 1, slot: slotOf(Date.now()) }));
  const isPlain = typeof challenge === 'string';
  const name = isPlain ? '' : challenge.name || t('challenge.somebody');
  const rivalry = useMemo(() => {
    if (typeof challenge === 'string') return undefined;
    const { rival } = challenge;
    return {
      renderStrip: (game: Parameters<typeof RivalStrip>[0]['game']) => (
        <RivalStrip game={game} rival={rival} name={name} />
      ),
      renderMark: (game: Parameters<typeof RivalMark>[0]['game']) => (
        <RivalMark game={game} rival={rival} name={name} />
      ),
      renderResult: (game: Parameters<typeof Versus>[0]['game']) => (
        <Versus game={game} rival={rival} name={name} />
      ),
    };
  }, [challenge, name]);

  if (isPlain && !told) return <NoRival why={challenge} onGoOn={() => setTold(true)} />;
  return (
    <Play
      key={turn.count}
      level={level}
      choice={choice}
      slot={isPlain ? turn.slot : challenge.slot}
      {...(rivalry ? { rivalry } : {})}
      loadForm={loadForm}
      onAgain={again}
    />
  );
}

export function ChallengePlay(props: ChallengePlayProps) {
  return props.fragment.startsWith('#duel=') ? <DuelPlay {...props} /> : <GhostPlay {...props} />;
}
