/** The letters of one kind as the owner sees them: the store's answer with what was done since laid over it. */
import { useCallback, useState } from 'react';
import type { AdminAnswer } from '../../../records/store-answer';
import type { Message, MessageKind, MessagePage } from '../../../records/messages';
import { useRecords } from '../../../records/RecordsContext';
import { useAsked } from '../../../records/use-asked';

/** Why the last act did not happen. */
export type Failure = 'offline' | 'denied';

export interface Letters {
  readonly answer: AdminAnswer<MessagePage> | undefined;
  readonly failure: Failure | undefined;
  readonly reload: () => void;
  readonly mark: (messages: readonly Message[], isRead: boolean) => Promise<void>;
  readonly remove: (message: Message) => Promise<void>;
}

type Change = 'read' | 'new' | 'gone';

const keyOf = ({ kind, id }: Message) => `${kind} ${id}`;

function changed(message: Message, change: Change | undefined): readonly Message[] {
  if (change === 'gone') return [];
  return [change ? { ...message, isRead: change === 'read' } : message];
}

export function useMessages(kind: MessageKind, pages: number): Letters {
  const { messages: desk } = useRecords().admin;
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const { answer, reload } = useAsked(
    kind,
    useCallback(() => desk.list(kind, pages), [desk, kind, pages]),
  );

  /** Whether it was done; only then does the letter look so. */
  const act = async (message: Message, change: Change, work: Promise<AdminAnswer<undefined>>) => {
    const done = await work.catch(() => ({ kind: 'offline' }) as const);
    setFailure(done.kind === 'ok' ? undefined : done.kind);
    if (done.kind === 'ok') setChanges((before) => new Map(before).set(keyOf(message), change));
    return done.kind === 'ok';
  };

  return {
    answer:
      answer?.kind === 'ok'
        ? {
            ...answer,
            value: {
              ...answer.value,
              messages: answer.value.messages.flatMap((one) => changed(one, changes.get(keyOf(one)))),
            },
          }
        : answer,
    failure,
    reload,
    mark: async (messages, isRead) => {
      for (const message of messages)
        if (!(await act(message, isRead ? 'read' : 'new', desk.mark(message, isRead)))) return;
    },
    remove: async (message) => {
      await act(message, 'gone', desk.remove(message));
    },
  };
}
