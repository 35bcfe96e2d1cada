/** Counts what waits for the owner, from counts and the first page of each list: nothing is read to its end for a number. */
import type { WeekKey } from '../../../contest/weeks';
import type { AdminAnswer } from '../../../records/store-answer';
import type { MessageKind } from '../../../records/messages';
import type { Records } from '../../../records/port';

export interface Count {
  readonly count: number;
  /** There may be more: older ones were not looked at. */
  readonly more: boolean;
}

export interface Waiting {
  readonly comments: Count;
  readonly replies: Count;
  readonly entries: number;
  /** Levels that players met a fault of. */
  readonly faults: number;
}

export async function waitingOf(
  { admin }: Pick<Records, 'admin'>,
  week: WeekKey,
): Promise<AdminAnswer<Waiting>> {
  const unread = async (kind: MessageKind): Promise<AdminAnswer<Count>> => {
    const answer = await admin.messages.list(kind, 1);
    if (answer.kind !== 'ok') return answer;
    const { messages, more } = answer.value;
    const count = messages.filter(({ isRead }) => !isRead).length;
    return { kind: 'ok', value: { count, more } };
  };
  const [comments, replies, entered, reports] = await Promise.all([
    unread('comment'),
    unread('reply'),
    admin.countEntries(week),
    admin.faults.list(),
  ]);
  if (comments.kind !== 'ok') return comments;
  if (replies.kind !== 'ok') return replies;
  if (reports.kind !== 'ok') return reports;
  if (entered.kind !== 'ok') return entered;
  const faults = new Set(reports.value.map(({ level }) => level)).size;
  return {
    kind: 'ok',
    value: { comments: comments.value, replies: replies.value, entries: entered.value, faults },
  };
}
