/** What stands before a screen that plays on the level of its address: the wait for it, or why it cannot be had. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useManifest } from '../levels/ManifestContext';
import { useLevel } from '../levels/use-level';
import { findLevel } from '../maps/catalogue';
import type { LevelData } from '../maps/schema';
import { useGameMenu } from '../ui/game-menu';
import { Spinner } from '../ui/Spinner';
import { useScreenTitle } from '../i18n/use-screen-title';
import bar from './Bar.module.css';
import { BeingDrawn } from './BeingDrawn';
import { ErrorModal } from './ErrorModal';
import styles from './LevelGate.module.css';

/** The bar with its menu over an empty table; `label` says what is awaited. */
export function LevelWait({ label }: { readonly label: string }) {
  const menu = useGameMenu();
  return (
    <>
      <div className={bar['bar']}>{menu}</div>
      <div className={styles['loading']}>
        <Spinner label={label} />
      </div>
    </>
  );
}

interface Props {
  /** The page's title; `level` is the level's name, absent when the address has none. */
  readonly titleOf: (level: string | undefined) => string;
  readonly waiting: string;
  readonly children: (level: LevelData) => ReactNode;
}

/** `{level}` of the address is an id or a route keyword. */
export function LevelGate({ titleOf, waiting, children }: Props) {
  const { level: text = '' } = useParams();
  const entry = findLevel(text);
  const list = useManifest();
  const drawing = list.kind === 'ready' ? list.drawing : undefined;
  const state = useLevel(entry?.id);
  const name = entry?.name ?? '';
  useScreenTitle(titleOf(entry?.name));

  if (!entry) return <ErrorModal error="LevelNotFound" level={name} />;
  if (state.kind === 'loading') return <LevelWait label={waiting} />;
  if (state.kind === 'unreadable')
    return <ErrorModal error="unreadable" level={name} onRetry={state.retry} />;
  if (state.kind === 'notOpen' && drawing?.isExpected(entry.id))
    return <BeingDrawn level={entry} drawing={drawing} waiting={<LevelWait label={waiting} />} />;
  if (state.kind !== 'ready') return <ErrorModal error={state.kind} level={name} />;
  return children(state.level);
}
