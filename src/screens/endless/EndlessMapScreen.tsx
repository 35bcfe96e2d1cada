/** A map of the endless atlas, `/endless/{code}?play=`: drawn first where it is not kept, then played. */
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useParams, useSearchParams } from 'react-router-dom';
import { endlessAddress, parseWay, seedFrom, type Way } from '../../endless/address';
import { codeText, parseCode, type CodeFault, type EndlessCode } from '../../endless/code';
import { editionOf } from '../../endless/drawn-map';
import type { Draughtsman } from '../../endless/draw';
import type { Failure } from '../../endless/protocol';
import type { PlayableMap, ReadyMaps } from '../../endless/ready';
import { deckOf } from '../../game/modes';
import type { LevelData } from '../../maps/schema';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useGameMenu } from '../../ui/game-menu';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useFocusKept } from '../../ui/use-focus-kept';
import { useScreenTitle } from '../../i18n/use-screen-title';
import bar from '../../table/Bar.module.css';
import { Cover } from './Cover';
import { Drawing } from './Drawing';
import { DrawnMapProvider } from './DrawnMapProvider';
import styles from './Endless.module.css';
import { EndlessGame } from './EndlessGame';
import { TodayReady } from './TodayReady';
import { useDrawnMap } from './use-drawn-map';
import { useMapName } from './use-words';

export interface EndlessParts {
  /** Begins a worker that draws. */
  readonly open: () => Draughtsman;
  readonly renderStroll: (level: LevelData) => ReactNode;
  /** Maps drawn ahead; absent where there are none, as in the shell, which draws everything itself. */
  readonly ready?: ReadyMaps | undefined;
}

/** What stands on the table where no map is played; it stays while that changes, and the keyboard with it. */
function Table({ children }: { readonly children: ReactNode }) {
  const menu = useGameMenu();
  const table = useRef<HTMLDivElement>(null);
  useFocusKept(table);
  return (
    <>
      <div className={bar['bar']}>{menu}</div>
      <div ref={table} className={styles['table']}>
        {children}
      </div>
    </>
  );
}

type Obstacle = CodeFault | Failure | 'unable' | 'stopped' | 'otherMap';

interface ToldProps {
  readonly what: Obstacle;
  readonly onAgain?: (() => void) | undefined;
  readonly ready?: ReadyMaps | undefined;
  /** The code's text of the map that cannot be had. */
  readonly code?: string;
  /** Where else to go from here. */
  readonly wayOn?: ReactNode;
}

/** Something that cannot be, told kindly, and the ways on. */
function Told({ what, onAgain, ready, code, wayOn }: ToldProps) {
  const { t } = useTranslation('endless');
  return (
    <div data-endless={what}>
      <Notice
        heading="h1"
        picture="lost"
        title={t(`told.${what}.title`)}
        text={t(`told.${what}.text`)}
        actions={
          <>
            {ready ? <TodayReady ready={ready} besides={code} /> : null}
            {onAgain ? <Button onClick={onAgain}>{t('told.again')}</Button> : null}
            {wayOn}
            <ButtonLink to="/endless">{t('cover.other')}</ButtonLink>
            <ButtonLink to="/">{t('told.home')}</ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** A challenge of somebody whose map has another quest than this one: the two games cannot be compared. */
function OtherMap({ code }: { readonly code: EndlessCode }) {
  const { t } = useTranslation('endless');
  return (
    <Told
      what="otherMap"
      wayOn={
        <ButtonLink to={endlessAddress(code)} tone="primary">
          {t('result.cover')}
        </ButtonLink>
      }
    />
  );
}

interface PlayProps extends Pick<EndlessParts, 'renderStroll'> {
  readonly code: EndlessCode;
  readonly name: string;
  readonly map: PlayableMap;
  readonly way: Way;
}

function Play({ code, name, map, way, renderStroll }: PlayProps) {
  const challenge = way.kind === 'mode' ? way.challenge : undefined;
  const [turn, setTurn] = useState(() => ({ count: 0, seed: challenge?.seed ?? seedFrom(Math.random()) }));
  const [level] = useState(() => ({ ...map.level, name }));
  if (way.kind === 'stroll') return renderStroll(level);
  if (challenge && challenge.edition !== editionOf(map))
    return (
      <Table>
        <OtherMap code={code} />
      </Table>
    );
  const deck = deckOf(level.quests, way.mode);
  if (!deck)
    return (
      <Table>
        <Told what="unfair" />
      </Table>
    );
  return (
    <EndlessGame
      key={turn.count}
      code={code}
      map={map}
      level={level}
      mode={way.mode}
      deck={deck}
      seed={turn.seed}
      challenge={turn.seed === challenge?.seed ? challenge : undefined}
      onAgain={() => setTurn(({ count }) => ({ count: count + 1, seed: seedFrom(Math.random()) }))}
    />
  );
}

function MapOf({ code, open, renderStroll, ready }: EndlessParts & { readonly code: EndlessCode }) {
  const { t } = useTranslation('endless');
  const [query] = useSearchParams();
  const way = parseWay(query);
  const name = useMapName()(code);
  const text = codeText(code);
  const { state, stop, again, take } = useDrawnMap(text, open, ready);
  const { instead } = state.kind === 'drawing' ? state : {};
  useScreenTitle(t('screen', { name }));
  if (state.kind !== 'ready' || !way)
    return (
      <Table>
        {state.kind === 'opening' ? <Spinner label={t('opening')} /> : null}
        {state.kind === 'drawing' ? (
          <Drawing
            name={name}
            step={state.step}
            share={state.share}
            sketch={state.sketch}
            isSlow={state.isSlow ?? false}
            onStop={stop}
            onTake={instead && (() => take(instead))}
            elsewhere={state.isSlow && ready ? <TodayReady ready={ready} besides={text} /> : null}
          />
        ) : null}
        {state.kind === 'stopped' ? <Told what="stopped" onAgain={again} /> : null}
        {state.kind === 'failed' ? (
          <Told
            what={state.why}
            onAgain={state.why === 'broken' ? again : undefined}
            ready={ready}
            code={text}
          />
        ) : null}
        {state.kind === 'ready' ? <Cover code={code} name={name} map={state.map} /> : null}
      </Table>
    );
  return (
    <DrawnMapProvider map={state.map}>
      <Play
        key={endlessAddress(code, way)}
        code={code}
        name={name}
        map={state.map}
        way={way}
        renderStroll={renderStroll}
      />
    </DrawnMapProvider>
  );
}

export function EndlessMapScreen(parts: EndlessParts) {
  const { t } = useTranslation('endless');
  const { code: text = '' } = useParams();
  const code = parseCode(text);
  useScreenTitle(t('title'));
  if (typeof code === 'string')
    return (
      <Table>
        <Told what={code} />
      </Table>
    );
  return <MapOf key={codeText(code)} code={code} {...parts} />;
}
