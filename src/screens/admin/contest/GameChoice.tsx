/** Chooses a week's game: the level by its picture, the whole of it or one quest by its title, with its place on the map. */
import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useQuestTexts } from '../../../i18n/quest-texts';
import { MODE_NAMES } from '../../../game/modes';
import { middleOfTarget, type Quest } from '../../../game/quest';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { Thumbnail } from '../../../levels/Thumbnail';
import { useLevel } from '../../../levels/use-level';
import { CATALOGUE } from '../../../maps/catalogue';
import type { LevelData } from '../../../maps/schema';
import { classes } from '../../../ui/classes';
import { Select } from '../../../ui/Select';
import { Spinner } from '../../../ui/Spinner';
import styles from './plan.module.css';
import type { PlanDraft } from './plan-draft';

interface Props {
  readonly draft: PlanDraft;
  /** The contest is open: its game stands. */
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<PlanDraft>) => void;
}

/** Where a quest's targets stand, as rings on the level's thumbnail; nothing for one that is played on another picture. */
function Place({ level, quest }: { readonly level: LevelData; readonly quest: Quest | undefined }) {
  const manifest = useManifest();
  const entry = manifest.kind === 'ready' ? openLevel(manifest.manifest, level.level) : undefined;
  const [main] = level.maps;
  if (!entry || !main || !quest || quest.image !== undefined) return null;
  const { width, height } = main;
  return (
    <div className={styles['place']}>
      <Thumbnail level={entry} sizes="20rem" />
      {quest.positions.map((target) => {
        const { x, y } = middleOfTarget(target);
        const style = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
        return <span key={`${x} ${y}`} className={styles['ring']} style={style} aria-hidden="true" />;
      })}
    </div>
  );
}

function QuestOf({ level, draft, isFixed, error, onChange }: Props & { readonly level: LevelData }) {
  const { t } = useTranslation('desk');
  const texts = useQuestTexts(level.translationSpace);
  const options = level.quests.map(({ quest }) => ({ value: quest, text: texts(quest).title }));
  return (
    <>
      <Select
        label={t('plan.quest')}
        value={draft.quest}
        disabled={isFixed}
        error={error}
        options={[{ value: '', text: t('plan.noQuest') }, ...options]}
        onChange={({ target }) => onChange({ quest: target.value })}
      />
      <Place level={level} quest={level.quests.find(({ quest }) => quest === draft.quest)} />
    </>
  );
}

function QuestChoice(props: Props) {
  const { t } = useTranslation('desk');
  const state = useLevel(Number(props.draft.level));
  if (state.kind === 'loading') return <Spinner label={t('plan.loading')} />;
  if (state.kind !== 'ready') return <p role="alert">{t('plan.noLevel')}</p>;
  return (
    <Suspense fallback={<Spinner label={t('plan.loading')} />}>
      <QuestOf {...props} level={state.level} />
    </Suspense>
  );
}

export function GameChoice(props: Props) {
  const { draft, isFixed, onChange } = props;
  const { t } = useTranslation(['desk', 'interface']);
  const manifest = useManifest();
  const choices = [undefined, ...CATALOGUE];
  return (
    <>
      <fieldset className={styles['choice']} disabled={isFixed}>
        <legend>{t('plan.level')}</legend>
        <div className={styles['levels']}>
          {choices.map((one) => {
            const id = one ? String(one.id) : '';
            const entry = one && manifest.kind === 'ready' ? openLevel(manifest.manifest, one.id) : undefined;
            if (one && !entry && draft.level !== id) return null;
            return (
              <label key={id} className={classes(styles['level'], draft.level === id && styles['chosen'])}>
                <input
                  type="radio"
                  name="level"
                  checked={draft.level === id}
                  onChange={() => onChange({ level: id, quest: '' })}
                />
                {entry ? <Thumbnail level={entry} sizes="8rem" /> : null}
                <span>{one ? one.name : t('plan.noContest')}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {draft.level === '' ? null : (
        <Select
          label={t('plan.mode')}
          value={draft.mode}
          disabled={isFixed}
          options={([5, 4] as const).map((mode) => ({
            value: String(mode),
            text: t(`interface:modes.${MODE_NAMES[mode]}.name`),
          }))}
          onChange={({ target }) => onChange({ mode: target.value === '4' ? '4' : '5', quest: '' })}
        />
      )}
      {draft.level !== '' && draft.mode === '5' ? <QuestChoice {...props} /> : null}
    </>
  );
}
