/** The game screen, `/game/{level}?mode=&quest=`; `{level}` is an id or a route keyword. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { gameAddress, parseEase } from '../../game/ease';
import { chooseGame, parseMode } from '../../game/modes';
import { itemOf } from '../../kept/kept';
import { findLevel } from '../../maps/catalogue';
import { useAllowedModes } from '../../levels/use-offered-modes';
import { useManifest } from '../../levels/ManifestContext';
import { useLevel } from '../../levels/use-level';
import { Spinner } from '../../ui/Spinner';
import { useGameMenu } from '../../ui/game-menu';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { clearFirstView, hasFirstView } from '../../viewer/page-view';
import { BeingDrawn } from '../../table/BeingDrawn';
import { ErrorModal } from '../../table/ErrorModal';
import { LateChallengePlay } from './LateChallenge';
import type { FormLoader } from './LateForm';
import bar from '../../table/Bar.module.css';
import styles from './PlayScreen.module.css';
import { PlayAgain } from './PlayAgain';

interface Props {
  readonly loadForm: FormLoader;
}

/** Says nothing to the eye where the page shows the map already; the menu stands where the game's bar will have it. */
function Loading() {
  const { t } = useTranslation('play');
  const menu = useGameMenu();
  const [isMapShown] = useState(hasFirstView);
  const spinner = <Spinner label={t('catalogue.loading')} />;
  return (
    <>
      <div className={bar['bar']}>{menu}</div>
      {isMapShown ? (
        <VisuallyHidden>{spinner}</VisuallyHidden>
      ) : (
        <div className={styles['loading']}>{spinner}</div>
      )}
    </>
  );
}

export function PlayScreen({ loadForm }: Props) {
  const { t } = useTranslation('play');
  const { level: text = '' } = useParams();
  const [query] = useSearchParams();
  const { hash, state: from } = useLocation();
  const entry = findLevel(text);
  const list = useManifest();
  const drawing = list.kind === 'ready' ? list.drawing : undefined;
  const state = useLevel(entry?.id);
  const isAllowed = useAllowedModes();
  useScreenTitle(entry?.name ?? t('errors.title'));
  const settled = state.kind !== 'loading';
  useEffect(() => {
    if (settled) clearFirstView();
    return clearFirstView;
  }, [settled]);

  const mode = query.get('mode');
  const quest = query.get('quest');
  const name = entry?.name ?? '';
  if (!entry) return <ErrorModal error="LevelNotFound" level={name} />;
  const parsed = parseMode(mode);
  if (!parsed || !isAllowed(parsed)) return <ErrorModal error="GameModeIncorrect" level={name} />;
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'unreadable')
    return <ErrorModal error="unreadable" level={name} onRetry={state.retry} />;
  if (state.kind === 'notOpen' && drawing && drawing.isExpected(entry.id))
    return <BeingDrawn level={entry} drawing={drawing} waiting={<Loading />} />;
  if (state.kind !== 'ready') return <ErrorModal error={state.kind} level={name} />;
  const choice = chooseGame(state.level.quests, mode, quest);
  if (choice.kind === 'error') return <ErrorModal error={choice.error} level={name} />;
  const ease = parseEase(query.get('ease'));
  const address = gameAddress(entry.id, choice.mode, ease, choice.quest) + hash;
  if (/^#(run|duel)=/.test(hash))
    return (
      <Suspense fallback={<Loading />}>
        <LateChallengePlay
          key={address}
          level={state.level}
          choice={choice}
          fragment={hash}
          loadForm={loadForm}
          label={t('catalogue.loading')}
        />
      </Suspense>
    );
  return (
    <PlayAgain
      key={address}
      level={state.level}
      choice={choice}
      ease={ease}
      name={address}
      isAfterFirstFinds={itemOf(from, 'first') === true}
      loadForm={loadForm}
      waiting={<Loading />}
    />
  );
}
