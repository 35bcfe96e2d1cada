/** What visitors wrote to the owner: comments and replies to the mystery word, read and unread. */
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../i18n/dates';
import { download } from '../../../platform/download';
import type { Message, MessageKind } from '../../../records/messages';
import { useRecords } from '../../../records/RecordsContext';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { Spinner } from '../../../ui/Spinner';
import sheet from '../../../ui/sheet.module.css';
import { Away } from '../Away';
import { Confirm } from '../Confirm';
import styles from '../desk.module.css';
import { messagesCsv } from './messages-csv';
import { useMessages, type Failure, type Letters } from './use-messages';

const KINDS = ['comment', 'reply'] as const satisfies readonly MessageKind[];

/** Comments for an address that names no box. */
function kindOf(text: string | null): MessageKind {
  return KINDS.find((kind) => kind === text) ?? 'comment';
}

function Failed({ why }: { readonly why: Failure['why'] | undefined }) {
  const { t } = useTranslation('desk');
  if (why === undefined) return null;
  return (
    <p className={styles['note']} role="alert">
      {t(`away.${why}`)}
    </p>
  );
}

function Letter({
  message,
  failed,
  onMark,
  onRemove,
}: {
  readonly message: Message;
  /** Why the last act did not happen to it. */
  readonly failed: Failure['why'] | undefined;
  readonly onMark: (isRead: boolean) => void;
  readonly onRemove: () => void;
}) {
  const { t, language } = useTranslation('desk');
  const { from, text, date, isRead } = message;
  return (
    <li className={styles['card']} data-message={isRead ? 'read' : 'new'}>
      <p className={styles['head']}>
        <strong>{from}</strong>
        <time className={styles['aside']} dateTime={date}>
          {formatDay(language, date)}
        </time>
        {isRead ? null : <span className={styles['badge']}>{t('messages.new')}</span>}
      </p>
      {text === '' ? null : <p className={styles['text']}>{text}</p>}
      <div className={styles['row']}>
        <Button size="small" onClick={() => onMark(!isRead)}>
          {t(isRead ? 'messages.markNew' : 'messages.markRead')}
        </Button>
        <Button size="small" onClick={onRemove}>
          {t('messages.remove')}
        </Button>
      </div>
      <Failed why={failed} />
    </li>
  );
}

function Box({ letters, kind, onMore }: { letters: Letters; kind: MessageKind; onMore: () => void }) {
  const { t } = useTranslation('desk');
  const { admin } = useRecords();
  const [asked, setAsked] = useState<Message>();
  const [unsaved, setUnsaved] = useState<Failure['why']>();
  const { answer, failure, isBusy, reload, mark, remove } = letters;
  if (answer === undefined) return <Spinner label={t('messages.loading')} />;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  const { messages, more } = answer.value;
  if (messages.length === 0) return <p>{t(`messages.empty.${kind}`)}</p>;
  const unread = messages.filter(({ isRead }) => !isRead);
  const ofAll = failure && failure.id === undefined ? failure.why : undefined;

  const save = async () => {
    const all = await admin.messages.list(kind, Infinity).catch(() => ({ kind: 'offline' }) as const);
    setUnsaved(all.kind === 'ok' ? undefined : all.kind);
    if (all.kind === 'ok') download(`${kind}s.csv`, messagesCsv(all.value.messages), 'text/csv');
  };

  return (
    <>
      <output>
        {more
          ? t('messages.unreadShown', { count: unread.length, shown: messages.length })
          : t('messages.unread', { count: unread.length })}
      </output>
      <div className={styles['row']}>
        <Button
          size="small"
          aria-disabled={isBusy || unread.length === 0}
          onClick={() => {
            if (!isBusy && unread.length > 0) void mark(unread, true);
          }}
        >
          {t('messages.markAll')}
        </Button>
        <Button size="small" onClick={() => void save()}>
          {t('messages.save')}
        </Button>
      </div>
      <Failed why={unsaved ?? ofAll} />
      <ul className={styles['cards']}>
        {messages.map((message) => (
          <Letter
            key={message.id}
            message={message}
            failed={failure?.id === message.id ? failure.why : undefined}
            onMark={(isRead) => void mark([message], isRead)}
            onRemove={() => setAsked(message)}
          />
        ))}
      </ul>
      {more ? (
        <Button size="small" onClick={onMore}>
          {t('messages.more')}
        </Button>
      ) : null}
      <Confirm
        open={asked !== undefined}
        title={t('messages.removeTitle')}
        text={t(`messages.removeText.${kind}`, { from: asked?.from })}
        action={t('messages.remove')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) void remove(asked);
          setAsked(undefined);
        }}
      />
    </>
  );
}

function Letterbox({ kind }: { readonly kind: MessageKind }) {
  const [pages, setPages] = useState(1);
  const letters = useMessages(kind, pages);
  return <Box letters={letters} kind={kind} onMore={() => setPages((before) => before + 1)} />;
}

export function MessagesSection() {
  const { t } = useTranslation('desk');
  const [query, setQuery] = useSearchParams();
  const kind = kindOf(query.get('box'));
  return (
    <section className={sheet['sheet']}>
      <h2>{t('sections.messages')}</h2>
      <Select
        label={t('messages.kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, text: t(`messages.kinds.${value}`) }))}
        onChange={({ target }) => {
          setQuery({ section: 'messages', box: target.value }, { replace: true });
        }}
      />
      <Letterbox key={kind} kind={kind} />
    </section>
  );
}
