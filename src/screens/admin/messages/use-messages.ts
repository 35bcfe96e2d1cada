/** The letters of one kind as the owner sees them: the store's answer with what was done since laid over it. */
import { useCallback, useState } from 'react';
import type { AdminAnswer } from '../../../records/store-answer';
import type { Message, MessageKind, MessagePage, MessageRef } from '../../../records/messages';
import { useRecords } from '../../../records/RecordsContext';
import { useAsked } from '../../../records/use-asked';

/** Why the last act did not happen, and to which letter where it was one alone. */
export interface Failure {
  readonly why: 'offline' | 'denied';
  readonly id?: string;
}

export interface Letters {
  readonly answer: AdminAnswer<MessagePage> | undefined;
  readonly failure: Failure | undefined;
  /** Whether an act is on its way. */
  readonly isBusy: boolean;
  readonly reload: () => void;
  readonly mark: (messages: readonly Message[], isRead: boolean) => Promise<void>;
  readonly remove: (message: Message) => Promise<void>;
}

type Change = 'read' | 'new' | 'gone';

const keyOf = ({ kind, id }: MessageRef) => `${kind} ${id}`;

function changed(message: Message, change: Change | undefined): readonly Message[] {
  if (change === 'gone') return [];
  return [change ? { ...message, isRead: change === 'read' } : message];
}

export function useMessages(kind: MessageKind, pages: number): Letters {
  const { messages: desk } = useRecords().admin;
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const { answer, reload } = useAsked(
    kind,
    useCallback(() => desk.list(kind, pages), [desk, kind, pages]),
  );

  /** What was done is shown only once it was. */
  const act = async (
    messages: readonly Message[],
    change: Change,
    work: () => Promise<AdminAnswer<readonly MessageRef[] | undefined>>,
  ) => {
    setBusy(true);
    const done = await work().catch(() => ({ kind: 'offline' }) as const);
    setBusy(false);
    const [first] = messages;
    const which = messages.length === 1 && first ? { id: first.id } : {};
    setFailure(done.kind === 'ok' ? undefined : { why: done.kind, ...which });
    if (done.kind !== 'ok') return;
    const gone = (done.value ?? []).map((one) => [keyOf(one), 'gone'] as const);
    setChanges(
      (before) => new Map([...before, ...messages.map((one) => [keyOf(one), change] as const), ...gone]),
    );
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
    isBusy,
    mark: (messages, isRead) => act(messages, isRead ? 'read' : 'new', () => desk.mark(messages, isRead)),
    remove: (message) => act([message], 'gone', () => desk.remove(message)),
  };
}
