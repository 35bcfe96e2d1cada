/** What was published of a level before: each version can be looked at on the bench, tried out, and put back. */
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import { formatDay } from '../../../../i18n/dates';
import { formatTime } from '../../../../i18n/formats';
import type { ArtworkDocument } from '../../../../artwork/document';
import { benchOf, dateAfter } from '../../../../artwork/published';
import type { CatalogueLevel } from '../../../../maps/catalogue';
import { definitionOf, type LevelDefinition } from '../../../../maps/definition';
import { useRecords } from '../../../../records/RecordsContext';
import { Button } from '../../../../ui/Button';
import { Away } from '../../Away';
import { Confirm } from '../../Confirm';
import { useAsked } from '../../../../records/use-asked';
import styles from './editor.module.css';
import type { Published } from './use-published';
import { useSending } from './use-sending';

interface Props {
  readonly entry: CatalogueLevel;
  readonly published: Published;
  /** Puts a version on the bench, where undo takes it back. */
  readonly onLook: (document: ArtworkDocument) => void;
  readonly onSent: () => void;
}

function VersionList({ entry, published, onLook, onSent }: Props) {
  const { t, language } = useTranslation('studio');
  const { admin } = useRecords();
  const { bundled, drawn, revision, isOwn } = published;
  const ask = useCallback(() => admin.levelVersions(entry.id), [admin, entry]);
  const { answer, reload } = useAsked(`versions ${revision}`, ask);
  const [wanted, setWanted] = useState<LevelDefinition>();
  const { state, send, forget } = useSending(onSent);
  const putBack = (definition: LevelDefinition, over: boolean) => {
    setWanted(undefined);
    // of a later date, or the build's own would go before it
    const updateDate = dateAfter(bundled.updateDate, Date.now());
    void send({ ...definition, updateDate }, revision, over);
  };
  const [again, setAgain] = useState<LevelDefinition>();
  const [main] = bundled.maps;
  if (!main) return null;
  if (!answer) return <output>{t('live.versions.loading')}</output>;
  if (answer.kind !== 'ok') return <Away why={answer.kind} onRetry={reload} />;
  const build = definitionOf(bundled);
  const rows = [
    ...answer.value.map(({ number, definition, replacedAt }) => ({
      key: String(number),
      definition,
      text: t('live.versions.until', {
        number: number + 1,
        day: formatDay(language, new Date(replacedAt).toISOString()),
        // two may be of one day
        time: formatTime(language, replacedAt),
      }),
    })),
    ...(isOwn ? [{ key: 'build', definition: build, text: t('live.versions.build') }] : []),
  ];
  return (
    <>
      {rows.length === 0 ? <p>{t('live.versions.none')}</p> : null}
      <ul className={styles['versions']}>
        {rows.map(({ key, definition, text }) => (
          <li key={key} className={styles['row']} data-version={key}>
            <span>{text}</span>
            <Button
              size="small"
              aria-label={t('live.versions.lookAt', { version: text })}
              onClick={() => onLook(benchOf(definition, main, drawn))}
            >
              {t('live.versions.look')}
            </Button>
            <Button
              size="small"
              aria-label={t('live.versions.backTo', { version: text })}
              onClick={() => {
                setWanted(definition);
                setAgain(definition);
              }}
            >
              {t('live.versions.back')}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={wanted !== undefined}
        title={t('live.versions.askTitle')}
        text={t('live.versions.askText')}
        action={t('live.versions.back')}
        onCancel={() => setWanted(undefined)}
        onConfirm={() => wanted && putBack(wanted, false)}
      />
      <Confirm
        open={state === 'elsewhere'}
        title={t('live.elsewhereTitle')}
        text={t('live.elsewhereText')}
        action={t('live.over')}
        onCancel={forget}
        onConfirm={() => again && putBack(again, true)}
      />
      {state === 'offline' || state === 'denied' ? (
        <Away why={state} onRetry={() => again && putBack(again, false)} />
      ) : null}
    </>
  );
}

export function Versions(props: Props) {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('live.versions.title')}
      </Button>
      {isOpen ? <VersionList {...props} /> : null}
    </div>
  );
}
