/** One level in the studio: its history of changes, each saved as it is made, never over somebody else's. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArtworkDocument } from '../artwork/document';
import { changed, historyOf, redone, undone, type Deed, type History } from '../artwork/history';
import { dropDraft, keepDraft, readDraft } from './draft';
import type { OpenLevel, Reason } from './api';
import type { Keeper } from './keeper';

/** Milliseconds after the last change before it is written: a title is not one file a letter. */
const PAUSE = 250;

/** Longest time in ms that changes without a pause wait: each save is a step that undo knows after a reload. */
const LONGEST_WAIT = 1500;
/** Steps of undo left at which earlier ones are asked for. */
const NEAR_END = 20;

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

export function useLevel(keeper: Keeper): LevelInStudio {
  const { name } = keeper;
  const [state, setState] = useState<LevelState>({ kind: 'loading' });
  const [saved, setSaved] = useState<Saved>('saved');
  const [reason, setReason] = useState<Reason>();
  const revision = useRef<string | undefined>(undefined);
  const waiting = useRef<ArtworkDocument | undefined>(undefined);
  /** How what waits came about; several steps that are saved as one are a change. */
  const deed = useRef<Deed>(undefined);
  /** Steps of undo that the server has told to lie before those that are known. */
  const earlier = useRef(0);
  /** Questions about the past: only the last one's answer is taken. */
  const asks = useRef(0);
  const isBusy = useRef(false);
  /** Since when something waits, in ms of the page's clock. */
  const since = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** Asks for what undo leads to from before this page, or before what is known of it. */
  const remember = useCallback(
    (from?: number) => {
      earlier.current = 0;
      const asked = (asks.current += 1);
      const read = async () => {
        const answer = await keeper.history(from);
        if (answer.kind !== 'ok' || asked !== asks.current) return;
        const { past, future } = answer.value;
        earlier.current = answer.value.earlier;
        setState((now) => {
          if (now.kind !== 'open') return now;
          const { history } = now;
          const isNew = from === undefined && history.past.length === 0 && history.future.length === 0;
          return {
            ...now,
            history: {
              past: [...past, ...history.past],
              now: history.now,
              future: isNew ? future : history.future,
            },
          };
        });
      };
      void read();
    },
    [keeper],
  );

  const take = useCallback(
    (level: OpenLevel | null) => {
      waiting.current = undefined;
      deed.current = undefined;
      revision.current = level?.revision;
      dropDraft(name);
      setSaved('saved');
      setState(
        level
          ? { kind: 'open', history: historyOf(level.document), pictures: level.pictures }
          : { kind: 'none' },
      );
      if (level) remember();
    },
    [name, remember],
  );

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    since.current = undefined;
    if (isBusy.current) return;
    isBusy.current = true;
    let outcome: Saved = 'saved';
    while (waiting.current && outcome === 'saved') {
      const document = waiting.current;
      waiting.current = undefined;
      const by = deed.current ?? 'change';
      deed.current = undefined;
      const answer = await keeper.save(document, revision.current, by);
      if (answer.kind === 'ok') {
        revision.current = answer.value.revision;
        if (waiting.current) keepDraft(name, { document: waiting.current, revision: revision.current });
        else if (!keeper.isDraft) dropDraft(name);
      } else {
        deed.current = 'change';
        outcome = answer.kind;
        setReason(answer.reason);
        waiting.current ??= document;
      }
    }
    isBusy.current = false;
    setSaved(outcome);
  }, [keeper, name]);

  const write = useCallback(
    (document: ArtworkDocument, by: Deed) => {
      deed.current = deed.current === undefined || deed.current === by ? by : 'change';
      waiting.current = document;
      keepDraft(name, { document, revision: revision.current });
      setSaved((now) => (now === 'conflict' ? now : 'saving'));
      clearTimeout(timer.current);
      since.current ??= performance.now();
      const left = since.current + LONGEST_WAIT - performance.now();
      timer.current = setTimeout(() => void flush(), Math.max(0, Math.min(PAUSE, left)));
    },
    [name, flush],
  );

  const reload = useCallback(() => {
    const read = async () => {
      const draft = readDraft(name);
      const answer = await keeper.open();
      if (answer.kind !== 'ok') return setState({ kind: 'failed', reason: answer.reason });
      const { level } = answer.value;
      take(level);
      // a window was closed before its last change was saved
      if (!draft || !level || JSON.stringify(draft.document) === JSON.stringify(level.document))
        return undefined;
      setState((now) =>
        now.kind === 'open' ? { ...now, history: changed(now.history, draft.document) } : now,
      );
      write(draft.document, 'change');
      if (draft.revision === level.revision) return undefined;
      clearTimeout(timer.current);
      revision.current = draft.revision;
      return setSaved('conflict');
    };
    void read();
  }, [keeper, name, take, write]);
  useEffect(reload, [reload]);

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
    (next: History, by: Deed) => {
      if (next.now === history?.now) return;
      setState((now) => (now.kind === 'open' ? { ...now, history: next } : now));
      write(next.now, by);
      if (by === 'undo' && next.past.length < NEAR_END && earlier.current > 0) remember(earlier.current);
    },
    [history, write, remember],
  );

  return {
    state,
    saved,
    reason,
    change: (next) => history && step(changed(history, next), 'change'),
    undo: () => history && step(undone(history), 'undo'),
    redo: () => history && step(redone(history), 'redo'),
    take,
    reload: () => {
      dropDraft(name);
      reload();
    },
    saveAgain: (over) => {
      const again = async () => {
        const answer = over ? await keeper.open() : undefined;
        if (answer?.kind === 'ok') revision.current = answer.value.level?.revision;
        setSaved('saving');
        await flush();
      };
      void again();
    },
  };
}
