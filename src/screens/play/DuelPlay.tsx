/** A turn of the duel that an address holds: how it stands, the game, and the address it goes on at. */
import { useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useNavigate } from 'react-router-dom';
import { readText } from '../../kept/kept';
import { usePlatform } from '../../platform/PlatformContext';
import { LONGEST_NAME } from '../../records/limits';
import { NO_EASE } from '../../game/ease';
import { gamePath } from '../../results/share-address';
import {
  parseDuel,
  ROUNDS,
  standingOf,
  withName,
  type Duel,
  type Side,
  type Standing,
} from '../../runs/duel';
import { isMisnamed, noteBegun, timesBegun } from '../../runs/duel-ledger';
import { rivalOf } from '../../runs/rival';
import type { InterruptedRun } from '../../runs/interrupted';
import { slotOf } from '../../runs/seed';
import type { Game } from '../../table/use-game';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import type { ChallengePlayProps } from './ChallengePlay';
import { DuelResult } from './DuelResult';
import { DuelTable } from './DuelTable';
import { leftText, takeUp } from './take-up';
import { interruptedText } from './use-kept-run';
import { NoRival } from './NoRival';
import { Play } from './Play';
import { RivalMark } from '../../table/RivalMark';
import { RivalStrip } from '../../table/RivalStrip';

type Read = { readonly duel: Duel; readonly standing: Standing } | 'wrongMap' | 'unreadable' | 'misnamed';

const shelf = () => localStorage;

const setupOf = ({ level, choice }: ChallengePlayProps) => ({
  level: level.level,
  mode: choice.mode,
  quest: choice.quest,
});

function read(props: ChallengePlayProps): Read {
  const duel = parseDuel(props.fragment);
  if (!duel) return 'unreadable';
  const standing = standingOf(duel, setupOf(props), props.level.quests);
  if (typeof standing === 'string') return standing;
  return isMisnamed(duel, shelf) ? 'misnamed' : { duel, standing };
}

export function DuelPlay(props: ChallengePlayProps) {
  const { t } = useTranslation(['runs', 'play']);
  const [found] = useState(() => read(props));
  const [told, setTold] = useState(false);
  if (typeof found !== 'string' && found.standing.turn !== undefined)
    return <Turn {...props} {...found} side={found.standing.turn} />;
  if (told) return <Plain {...props} />;
  if (typeof found === 'string') return <NoRival why={found} onGoOn={() => setTold(true)} />;
  const { duel, standing } = found;
  const { winner } = standing;
  const names = namesOf(duel, (number) => t('duel.player', { number }));
  return (
    <Dialog open title={t('duel.title', { first: names[0], second: names[1] })} onClose={() => setTold(true)}>
      <p data-duel-winner="">
        {winner === 0 || winner === 1 ? t('duel.winner', { name: names[winner] }) : t('duel.drawn')}
      </p>
      <DuelTable names={names} standing={standing} mode={props.choice.mode} />
      <Button tone="primary" onClick={() => setTold(true)}>
        {t('duel.again')}
      </Button>
    </Dialog>
  );
}

/** Whoever has not said a name is called by a number. */
function namesOf({ names }: Duel, numbered: (number: number) => string): readonly [string, string] {
  return [names[0] || numbered(1), names[1] || numbered(2)];
}

/** A game of its own, whose result may open the next duel. */
function Plain({ level, choice, loadForm }: ChallengePlayProps) {
  const [turn, setTurn] = useState(() => ({ count: 0, slot: slotOf(Date.now()) }));
  return (
    <Play
      key={turn.count}
      level={level}
      choice={choice}
      slot={turn.slot}
      loadForm={loadForm}
      onAgain={() => setTurn(({ count }) => ({ count: count + 1, slot: slotOf(Date.now()) }))}
    />
  );
}

interface TurnProps extends ChallengePlayProps {
  readonly duel: Duel;
  readonly standing: Standing;
  readonly side: Side;
}

function Turn(props: TurnProps) {
  const { level, choice, fragment, loadForm, duel: sent, standing, side } = props;
  const { t } = useTranslation(['runs', 'play']);
  const { kiosk } = usePlatform();
  const navigate = useNavigate();
  const [turn, setTurn] = useState<{
    readonly earlier: InterruptedRun | undefined;
    /** How often the round was begun here. */
    readonly begun: number;
  }>();
  const [name, setName] = useState(() => (kiosk ? '' : (readText('name', () => localStorage) ?? '')));
  const path = `/${gamePath(level.level, choice.mode, choice.quest)}`;
  const address = path + fragment;
  const [cut] = useState(() => (kiosk ? [] : [interruptedText(), leftText(address)]));
  // as it was begun before, in this tab or in another one: a round is played once
  const begunRun = () =>
    cut
      .map((text) =>
        text === undefined ? undefined : takeUp({ text, name: address, level, choice, ease: NO_EASE }),
      )
      .find((run) => typeof run === 'object');
  const [known] = useState(begunRun);
  const [wasBegun] = useState(() => !kiosk && timesBegun(address, shelf) > 0);
  const [slot] = useState(() => standing.open?.slot ?? known?.slot ?? slotOf(Date.now()));
  const isNameless = sent.names[side] === '';
  const duel = useMemo(
    () => (isNameless ? withName(sent, side, name.trim()) : sent),
    [isNameless, sent, side, name],
  );
  const first = duel.names[0] || t('duel.player', { number: 1 });
  const second = duel.names[1] || t('duel.player', { number: 2 });
  const theirs = side === 0 ? second : first;
  const round = standing.rounds.length + (standing.open ? 0 : 1);
  const begun = turn?.begun ?? 1;
  const rivalry = useMemo(() => {
    const names = [first, second] as const;
    const rival = standing.open && rivalOf(standing.open, choice.deck);
    const shared = {
      slot,
      duel,
      side,
      names,
      begun,
      round: { level: level.level, mode: choice.mode, quest: choice.quest },
      rival,
    };
    return {
      goesOn: true,
      renderStrip: (game: Game) => (rival ? <RivalStrip game={game} rival={rival} name={theirs} /> : null),
      renderMark: (game: Game) => (rival ? <RivalMark game={game} rival={rival} name={theirs} /> : null),
      renderResult: (game: Game) => <DuelResult {...shared} game={game} />,
    };
  }, [standing, choice, level, slot, duel, side, begun, first, second, theirs]);

  if (!turn) {
    // read again, since its clock runs on while this is read
    const begin = () => {
      const earlier = begunRun();
      const before = kiosk ? 1 : timesBegun(address, shelf);
      setTurn({ earlier, begun: earlier || kiosk ? Math.max(1, before) : noteBegun(address, shelf) });
    };
    return (
      // neither Escape nor a tap beside it, which puts a phone's keyboard away, begins a round that is played once
      <Dialog open title={t('duel.title', { first, second })}>
        <p>{t('duel.intro', { number: round, rounds: ROUNDS })}</p>
        {standing.rounds.length > 0 ? (
          <DuelTable names={[first, second]} standing={standing} mode={choice.mode} />
        ) : null}
        {isNameless && !kiosk ? (
          <Field
            label={t('challenge.name')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        ) : null}
        <p>{t('duel.turn', { name: side === 0 ? first : second })}</p>
        {known || wasBegun ? (
          <output>{known ? t('duel.goesOn') : t('duel.willBeTold', { name: theirs })}</output>
        ) : null}
        <Button tone="primary" onClick={begin}>
          {t('duel.begin')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Play
      level={level}
      choice={choice}
      slot={slot}
      name={address}
      earlier={turn.earlier}
      rivalry={rivalry}
      loadForm={loadForm}
      // playing again is a game of one's own
      onAgain={() => void navigate(path)}
    />
  );
}
