/** One level in the studio: its history of changes, each saved as it is made, never over somebody else's. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArtworkDocument } from '../artwork/document';
import { changed, historyOf, redone, undone, type History } from '../artwork/edits';
import { openLevel, saveLevel, type OpenLevel, type Reason } from './api';

/** Milliseconds after the last change before it is written: a title is not one file a letter. */
const PAUSE = 250;

export type Saved = 'saved' | 'saving' | 'failed' | 'conflict';

export type LevelState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason?: Reason | undefined }
  /** The level has no artwork yet. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly history: History; readonly pictures: readonly string[] };

export interface LevelInStudio {
  readonly state: LevelState;
  readonly saved: Saved;
  /** Why it is not saved. */
  readonly reason: Reason | undefined;
  readonly change: (next: ArtworkDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows what the server holds; whatever was not saved is given up. */
  readonly take: (level: OpenLevel | null) => void;
  readonly reload: () => void;
  /** Tries to save again; `over` writes over what another studio saved, which its journal keeps. */
  readonly saveAgain: (over: boolean) => void;
}

export function useLevel(keyword: string): LevelInStudio {
  const [state, setState] = useState<LevelState>({ kind: 'loading' });
  const [saved, setSaved] = useState<Saved>('saved');
  const [reason, setReason] = useState<Reason>();
  const revision = useRef<string | undefined>(undefined);
  const waiting = useRef<ArtworkDocument | undefined>(undefined);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const take = useCallback((level: OpenLevel | null) => {
    waiting.current = undefined;
    revision.current = level?.revision;
    setSaved('saved');
    setState(
      level
        ? { kind: 'open', history: historyOf(level.document), pictures: level.pictures }
        : { kind: 'none' },
    );
  }, []);

  const reload = useCallback(() => {
    const read = async () => {
      const answer = await openLevel(keyword);
      if (answer.kind === 'ok') take(answer.value.level);
      else setState({ kind: 'failed', reason: answer.reason });
    };
    void read();
  }, [keyword, take]);
  useEffect(reload, [reload]);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (isBusy.current) return;
    isBusy.current = true;
    let outcome: Saved = 'saved';
    while (waiting.current && outcome === 'saved') {
      const document = waiting.current;
      waiting.current = undefined;
      const answer = await saveLevel(keyword, document, revision.current);
      if (answer.kind === 'ok') revision.current = answer.value.revision;
      else {
        outcome = answer.kind;
        setReason(answer.reason);
        waiting.current ??= document;
      }
    }
    isBusy.current = false;
    setSaved(outcome);
  }, [keyword]);

  const write = useCallback(
    (document: ArtworkDocument) => {
      waiting.current = document;
      setSaved((now) => (now === 'conflict' ? now : 'saving'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush],
  );

  // a window that closes writes what still waits
  useEffect(() => {
    const leave = () => {
      if (waiting.current) void flush();
    };
    const stay = (event: BeforeUnloadEvent) => {
      if (waiting.current || isBusy.current) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', stay);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', stay);
    };
  }, [flush]);

  const history = state.kind === 'open' ? state.history : undefined;
  const step = useCallback(
    (next: History) => {
      if (next.now === history?.now) return;
      setState((now) => (now.kind === 'open' ? { ...now, history: next } : now));
      write(next.now);
    },
    [history, write],
  );

  return {
    state,
    saved,
    reason,
    change: (next) => history && step(changed(history, next)),
    undo: () => history && step(undone(history)),
    redo: () => history && step(redone(history)),
    take,
    reload,
    saveAgain: (over) => {
      const again = async () => {
        const answer = over ? await openLevel(keyword) : undefined;
        if (answer?.kind === 'ok') revision.current = answer.value.level?.revision;
        setSaved('saving');
        await flush();
      };
      void again();
    },
  };
}
