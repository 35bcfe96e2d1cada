/** A level among those that the owner sends: how the database differs from the build, and what can be done about it. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation';
import { formatDay } from '../../../i18n/dates';
import { openLevel } from '../../../levels/manifest';
import type { CatalogueLevel } from '../../../maps/catalogue';
import type { Manifest } from '../../../maps/manifest';
import { buttonClass } from '../../../ui/button-look';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import { sectionPath } from '../sections';
import { differenceOf, type HeldLevels } from './held';
import type { Upload } from './use-upload';
import { WhatDiffers } from './WhatDiffers';

interface Props {
  readonly entry: CatalogueLevel;
  /** Undefined while the list of maps is on its way. */
  readonly manifest: Manifest | undefined;
  /** Undefined until the database has answered. */
  readonly held: HeldLevels | undefined;
  readonly upload: Pick<Upload, 'results' | 'running' | 'canUndo' | 'undo'>;
  readonly onSend: () => void;
}

export function LevelCard({ entry, manifest, held, upload, onSend }: Props) {
  const { t, language } = useTranslation(['accounts', 'desk']);
  const { id, name, routeKeyword } = entry;
  const { results, running, canUndo, undo } = upload;
  const result = results.get(id);
  const build = manifest && openLevel(manifest, id);
  const theirs = held?.get(id);
  const difference = build && held ? differenceOf(build, theirs, result === 'ok') : undefined;
  const definition = theirs === 'invalid' || difference === 'same' ? undefined : theirs;
  const isIdle = !running && build !== undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes(styles['card'], styles['across'])} data-upload={result}>
      <p className={styles['head']}>
        <strong>
          {id}. {name}
        </strong>
        {running || (result ?? 'waiting') !== 'waiting' ? (
          <span>{t(`admin.upload.results.${result ?? 'waiting'}`)}</span>
        ) : null}
        {difference === undefined ? null : (
          <span className={styles['aside']} data-difference={difference}>
            {t(`admin.upload.difference.${difference}`, {
              build: build ? formatDay(language, build.updateDate) : '',
              database: definition ? formatDay(language, definition.updateDate) : '',
            })}
          </span>
        )}
      </p>
      <div className={styles['row']}>
        <Button
          size="small"
          aria-disabled={!isIdle}
          aria-label={t('admin.upload.oneOf', { name })}
          onClick={() => {
            if (isIdle) onSend();
          }}
        >
          {t('admin.upload.one')}
        </Button>
        {build ? (
          <Link
            className={buttonClass({ size: 'small' })}
            to={`${sectionPath('levels')}&level=${routeKeyword}`}
            aria-label={t('desk:levels.editOf', { name })}
          >
            {t('desk:levels.edit')}
          </Link>
        ) : null}
        {canUndo(id) ? (
          <Button size="small" aria-label={t('admin.upload.undoOf', { name })} onClick={() => void undo(id)}>
            {t('admin.upload.undo')}
          </Button>
        ) : null}
        {build && definition ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t('admin.upload.differsOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('admin.upload.differs')}
          </Button>
        ) : null}
      </div>
      {isOpen && manifest && build && definition ? (
        <div className={styles['whole']}>
          <WhatDiffers entry={entry} manifest={manifest} held={definition} />
        </div>
      ) : null}
    </li>
  );
}
