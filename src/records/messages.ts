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
  /** ISO 8601. */
  readonly date: string;
  readonly isRead: boolean;
}

export interface MessagePage {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly more: boolean;
}

export interface MessageDesk {
  /** So many pages of a hundred, or all of them: `Infinity`. */
  list(kind: MessageKind, pages: number): Promise<AdminAnswer<MessagePage>>;
  mark(message: MessageRef, isRead: boolean): Promise<AdminAnswer<undefined>>;
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

/** A stored document as the owner reads it; undefined when it is not valid. */
export function messageOf(kind: MessageKind, id: string, document: unknown): Message | undefined {
  if (kind === 'comment') {
    const { data } = commentOfOwner.safeParse(document);
    return (
      data && { kind, id, from: data.name, text: data.text, date: data.date, isRead: data.read ?? false }
    );
  }
  const { data } = replyOfOwner.safeParse(document);
  return data && { kind, id, from: data.email, text: '', date: data.date, isRead: data.read ?? false };
}
