/** The owner's letter box: visitors' comments and replies to the mystery word, the same in every store. */
import * as z from 'zod/mini';
import type { AdminAnswer } from './store-answer';
import { commentSchema, replySchema } from './schema';

export type MessageKind = 'comment' | 'reply';

/** Which document a message is. */
export interface MessageRef {
  readonly kind: MessageKind;
  readonly id: string;
}

export interface Message extends MessageRef {
  /** A comment's name, a reply's address. */
  readonly from: string;
  /** Empty in a reply: all that are kept hold the right word. */
  readonly text: string;
  /** When the store took it, ISO 8601; the writer's own clock where the store does not say. */
  readonly date: string;
  readonly isRead: boolean;
}

export interface MessagePage {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly more: boolean;
}

export interface MessageDesk {
  /** The first `pages` pages of a hundred messages, or all of them: `Infinity`. */
  list(kind: MessageKind, pages: number): Promise<AdminAnswer<MessagePage>>;
  /** Answers which of them are there no more, as when another tab has deleted them. */
  mark(messages: readonly MessageRef[], isRead: boolean): Promise<AdminAnswer<readonly MessageRef[]>>;
  /** For good. The address of a reply may then send another one. */
  remove(message: MessageRef): Promise<AdminAnswer<undefined>>;
}

/** Messages a page; the rules allow no more than ten times as many. */
export const MESSAGES_PAGE = 100;

export function messagesPath(kind: MessageKind): string {
  return kind === 'comment' ? 'comments' : 'popupReplies';
}

const read = { read: z.optional(z.boolean()) };
const commentOfOwner = z.extend(commentSchema, read);
const replyOfOwner = z.extend(replySchema, read);

/** A stored document as the owner reads it; undefined when it is not valid. `sentAt`: when the store took it, epoch milliseconds. */
export function messageOf(
  kind: MessageKind,
  id: string,
  document: unknown,
  sentAt?: number,
): Message | undefined {
  const taken = sentAt === undefined ? {} : { date: new Date(sentAt).toISOString() };
  if (kind === 'comment') {
    const { data } = commentOfOwner.safeParse(document);
    if (!data) return undefined;
    const { name: from, text, date, read: isRead = false } = data;
    return { kind, id, from, text, date, isRead, ...taken };
  }
  const { data } = replyOfOwner.safeParse(document);
  return (
    data && { kind, id, from: data.email, text: '', date: data.date, isRead: data.read ?? false, ...taken }
  );
}
