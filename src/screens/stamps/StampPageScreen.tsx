/** A map's page of the stamp book, `/stamps/{level}`: a stamp for each mode, and everybody found or still missing. */
import { useTranslation } from '../../i18n/use-translation';
import { useParams } from 'react-router-dom';
import { useMapCredit, useQuestTexts } from '../../i18n/quest-texts';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { useLevel } from '../../levels/use-level';
import { findLevel, type CatalogueLevel } from '../../maps/catalogue';
import type { LevelData } from '../../maps/schema';
import type { ManifestLevel } from '../../maps/manifest';
import { findsOfMap, ofTen } from '../../progress/difficulty';
import { levelOf } from '../../progress/progress';
import { AFTER_FIRST_FINDS } from '../../progress/newcomer';
import { modeStamps, ringOf } from '../../progress/stamps';
import { useDifficulty } from '../../progress/use-difficulty';
import { useProgress } from '../../progress/use-progress';
import { BeingDrawn } from '../../table/BeingDrawn';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { MapIcon, PlayIcon } from '../../ui/icons/ways';
import { Notice } from '../../ui/Notice';
import { Ring } from '../../ui/Ring';
import { Spinner } from '../../ui/Spinner';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { HiddenCat } from './HiddenCat';
import { ModeStamps } from './ModeStamps';
import { QuestSticker } from './QuestSticker';
import styles from './StampsScreen.module.css';

function Page({ level, drawn }: { readonly level: LevelData; readonly drawn: ManifestLevel }) {
  const { t } = useTranslation('stamps');
  const texts = useQuestTexts(level.translationSpace);
  const credit = useMapCredit(level.translationSpace);
  const progress = useProgress();
  const { found, total } = ringOf(progress, drawn);
  const { quests, cat } = levelOf(progress, level.level);
  const difficulty = useDifficulty();
  const counted = difficulty[String(level.level)] ?? {};
  const ofMap = ofTen(findsOfMap(difficulty, level.level));
  const tenthsOf = (quest: string) => {
    const finds = counted[quest];
    return finds && ofTen(finds);
  };
  return (
    <>
      <header className={styles['head']}>
        <Ring done={found} goal={total} label={t('found', { found, total })} className={styles['total']} />
        <div>
          <h1>{level.name}</h1>
          <p>{t('found', { found, total })}</p>
          {ofMap === undefined ? null : <p data-difficulty="">{t('mapOfTen', { count: ofMap })}</p>}
          {credit === undefined ? null : <p>{t('drawnBy', { name: credit })}</p>}
        </div>
        <div className={styles['ways']}>
          <ButtonLink
            to={`/game/${String(level.level)}`}
            state={AFTER_FIRST_FINDS}
            tone="primary"
            icon={<PlayIcon />}
          >
            {t('play')}
          </ButtonLink>
          <ButtonLink to="/stamps" icon={<MapIcon />}>
            {t('toBook')}
          </ButtonLink>
          <ButtonLink to={`/crowd/${String(level.level)}`} icon={<PlayIcon />}>
            {t('crowd')}
          </ButtonLink>
        </div>
      </header>
      <ModeStamps level={level.level} stamps={modeStamps(progress, drawn)} />
      <ul className={styles['quests']}>
        {drawn.further?.cat === undefined ? null : <HiddenCat level={level} found={cat} />}
        {level.quests.map((quest) => (
          <QuestSticker
            key={quest.quest}
            level={level}
            quest={quest}
            text={texts(quest.quest)}
            found={quests[quest.quest]}
            tenths={tenthsOf(quest.quest)}
          />
        ))}
      </ul>
    </>
  );
}

function PageOf({ entry }: { readonly entry: CatalogueLevel }) {
  const { t } = useTranslation(['stamps', 'play']);
  const list = useManifest();
  const state = useLevel(entry.id);
  const drawn = list.kind === 'ready' ? openLevel(list.manifest, entry.id) : undefined;
  useScreenTitle(`${t('title')} · ${entry.name}`);
  if (state.kind === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('play:catalogue.loading')} />
      </div>
    );
  if (state.kind === 'ready' && drawn) return <Page level={state.level} drawn={drawn} />;
  if (state.kind === 'notOpen' && list.kind === 'ready' && list.drawing?.isExpected(entry.id))
    return <BeingDrawn level={entry} drawing={list.drawing} waiting={null} />;
  const error = state.kind === 'ready' ? 'notOpen' : state.kind;
  return (
    <Notice
      heading="h1"
      picture="lost"
      title={entry.name}
      text={t(`play:errors.${error}`, { level: entry.name })}
      actions={
        <>
          {state.kind === 'unreadable' ? (
            <Button onClick={state.retry}>{t('play:errors.retry')}</Button>
          ) : null}
          <ButtonLink to="/stamps" tone="primary">
            {t('toBook')}
          </ButtonLink>
        </>
      }
    />
  );
}

export function StampPageScreen() {
  const { t } = useTranslation(['stamps', 'play']);
  const { level: text = '' } = useParams();
  const entry = findLevel(text);
  return (
    <div className={styles['book']}>
      {entry ? (
        <PageOf entry={entry} />
      ) : (
        <Notice
          heading="h1"
          picture="lost"
          title={t('play:errors.title')}
          text={t('play:errors.LevelNotFound')}
          actions={
            <ButtonLink to="/stamps" tone="primary">
              {t('toBook')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
