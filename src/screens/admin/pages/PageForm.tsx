/** The owner's form for a page: its text in two languages, published as the next version after a question. */
import { useEffect, useState } from 'react';
import { NO_WORDS, type Words } from '../../../contest/plan';
import { useTranslation } from '../../../i18n/use-translation';
import { LONGEST_WORDING } from '../../../records/contests';
import { useRecords } from '../../../records/RecordsContext';
import type { SitePage, SitePageName } from '../../../records/site-pages';
import { Button } from '../../../ui/Button';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { TextArea } from '../../../ui/TextArea';
import { Confirm } from '../Confirm';
import { forgetPageDraft, keepPageDraft, readPageDraft } from './page-kept';
import styles from './PageForm.module.css';
import { useOwnWords } from './use-own-words';

interface Props {
  readonly name: SitePageName;
  /** What is in force; undefined for the game's own text. */
  readonly held: SitePage | undefined;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Problem = 'empty' | 'tooLong' | 'same' | 'offline' | 'denied';

const LANGUAGES = ['fr', 'en'] as const;

const isSame = (one: Words, other: Words): boolean => one.fr === other.fr && one.en === other.en;

export function PageForm({ name, held, onDone, onCancel }: Props) {
  const { t } = useTranslation('desk');
  const records = useRecords();
  const own = useOwnWords(name);
  const [typed, setTyped] = useState(() => readPageDraft(name, () => sessionStorage));
  const [problem, setProblem] = useState<Problem>();
  const [asked, setAsked] = useState<'publish' | 'over'>();
  const [isSending, setSending] = useState(false);
  const draft = typed ?? held ?? own ?? NO_WORDS;
  const over = typed?.over ?? held?.version ?? 0;
  const text: Words = { fr: draft.fr.trim(), en: draft.en.trim() };

  useEffect(() => {
    if (typed) keepPageDraft(name, typed, () => sessionStorage);
  }, [name, typed]);
  const change = (changes: Partial<Words>) => {
    setTyped({ fr: draft.fr, en: draft.en, over, ...changes });
    setProblem(undefined);
  };
  const leave = (then: () => void) => {
    forgetPageDraft(name, () => sessionStorage);
    then();
  };
  const check = (): Problem | undefined => {
    if (text.fr === '' || text.en === '') return 'empty';
    if (Math.max(text.fr.length, text.en.length) > LONGEST_WORDING) return 'tooLong';
    return isSame(text, held ?? own ?? NO_WORDS) ? 'same' : undefined;
  };

  /** As the version after `before`. */
  const publish = async (before: number) => {
    setAsked(undefined);
    if (isSending) return;
    setSending(true);
    const page = { ...text, version: before + 1 };
    const answer = await records.admin.pages.keep(name, page).catch(() => ({ kind: 'offline' }) as const);
    setSending(false);
    if (answer.kind === 'elsewhere') return setAsked('over');
    return answer.kind === 'ok' ? leave(onDone) : setProblem(answer.kind);
  };
  const publishOver = async () => {
    setAsked(undefined);
    const now = await records.sitePage(name).catch(() => ({ kind: 'offline' }) as const);
    if (now.kind !== 'ok') return setProblem('offline');
    return publish(now.page?.version ?? 0);
  };

  return (
    <Form
      name={`page-${name}`}
      onSend={async () => {
        const found = check();
        setProblem(found);
        setAsked(found === undefined ? 'publish' : undefined);
      }}
    >
      <p>{t('pages.advice')}</p>
      {LANGUAGES.map((language) => (
        <div key={language} className={styles['text']}>
          <TextArea
            label={t(`pages.${language}`)}
            lang={language}
            rows={14}
            value={draft[language]}
            error={
              problem === 'tooLong' && text[language].length > LONGEST_WORDING
                ? t('pages.problem.tooLong', { letters: LONGEST_WORDING, count: text[language].length })
                : problem === 'empty' && text[language] === ''
                  ? t('pages.problem.empty')
                  : undefined
            }
            onChange={({ target }) => change({ [language]: target.value })}
          />
        </div>
      ))}
      <FormNotice>
        {problem === 'offline' || problem === 'denied' || problem === 'same'
          ? t(`pages.problem.${problem}`)
          : null}
      </FormNotice>
      <FormActions>
        <Button onClick={() => leave(onCancel)}>{t('confirm.cancel')}</Button>
        {own && !isSame(own, draft) ? (
          <Button onClick={() => change({ fr: own.fr, en: own.en })}>{t('pages.back')}</Button>
        ) : null}
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {t('pages.publish')}
        </Button>
      </FormActions>
      <Confirm
        open={asked === 'publish'}
        title={t('pages.askTitle', { version: over + 1 })}
        text={t('pages.askText')}
        action={t('pages.publish')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void publish(over)}
      />
      <Confirm
        open={asked === 'over'}
        title={t('pages.elsewhereTitle')}
        text={t('pages.elsewhereText')}
        action={t('pages.over')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void publishOver()}
      />
    </Form>
  );
}
