/** Chooses a portrait among those whom the player has found, map by map, or the seal with the name's first letter. */
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useQuestTexts } from '../../../i18n/quest-texts';
import { useAccounts } from '../../../accounts/AccountsContext';
import { useAccountForm } from '../../../accounts/dialogs/use-account-form';
import { portraitIn, portraitText, type Portrait } from '../../../accounts/portrait';
import type { Account } from '../../../accounts/port';
import { openLevel } from '../../../levels/manifest';
import { useManifest } from '../../../levels/ManifestContext';
import { useLevel } from '../../../levels/use-level';
import { CATALOGUE } from '../../../maps/catalogue';
import { mapOfQuest } from '../../../maps/maps';
import type { LevelData } from '../../../maps/schema';
import { levelOf } from '../../../progress/progress';
import { useProgress } from '../../../progress/use-progress';
import { FoundPicture } from '../../../table/FoundPicture';
import { Button } from '../../../ui/Button';
import { Form, FormActions, FormNotice } from '../../../ui/Form';
import { Select } from '../../../ui/Select';
import { Spinner } from '../../../ui/Spinner';
import { sealOf } from '../seal';
import styles from './PortraitForm.module.css';

interface Choice {
  /** As it would be kept. */
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

interface OneProps extends Choice {
  readonly portrait: Portrait | undefined;
  readonly words: string;
  readonly children: ReactNode;
}

function One({ portrait, words, chosen, onChoose, children }: OneProps) {
  const text = portraitText(portrait);
  return (
    <label className={styles['one']} data-portrait={text}>
      <input type="radio" name="portrait" checked={chosen === text} onChange={() => onChoose(text)} />
      <span className={styles['picture']}>{children}</span>
      <span>{words}</span>
    </label>
  );
}

function FoundOn({ level, ...choice }: Choice & { readonly level: LevelData }) {
  const texts = useQuestTexts(level.translationSpace);
  const { quests } = levelOf(useProgress(), level.level);
  return level.quests
    .filter(({ quest }) => quest in quests)
    .map((quest) => (
      <One
        key={quest.quest}
        portrait={{ level: level.level, quest: quest.quest }}
        words={texts(quest.quest).title}
        {...choice}
      >
        <FoundPicture map={mapOfQuest(level, quest)} of={quest.positions[0]} />
      </One>
    ));
}

function FoundOnMap({ id, ...choice }: Choice & { readonly id: number }) {
  const { t } = useTranslation('accounts');
  const state = useLevel(id);
  const waiting = <Spinner label={t('rights.portrait.loading')} />;
  if (state.kind === 'loading') return waiting;
  if (state.kind !== 'ready') return <p role="alert">{t('rights.portrait.unreadable')}</p>;
  return (
    <Suspense fallback={waiting}>
      <FoundOn level={state.level} {...choice} />
    </Suspense>
  );
}

interface Props {
  readonly account: Account;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function PortraitForm({ account: { name, imageUrl }, onDone, onCancel }: Props) {
  const { t } = useTranslation('accounts');
  const { rights } = useAccounts();
  const list = useManifest();
  const progress = useProgress();
  const maps = CATALOGUE.filter(
    ({ id }) =>
      list.kind === 'ready' &&
      openLevel(list.manifest, id) !== undefined &&
      Object.keys(levelOf(progress, id).quests).length > 0,
  );
  const [chosen, setChosen] = useState(imageUrl);
  const [asked, setAsked] = useState(portraitIn(imageUrl)?.level);
  const shown = maps.find(({ id }) => id === asked) ?? maps[0];
  const { sending, problem, message, send, change } = useAccountForm();
  const choice: Choice = {
    chosen,
    onChoose: (text) => {
      setChosen(text);
      change();
    },
  };
  const submit = async () => {
    if (chosen === imageUrl) return onCancel();
    if (await send(undefined, () => rights.choosePortrait(portraitIn(chosen)))) onDone();
    return undefined;
  };
  return (
    <Form name="portrait" onSend={submit}>
      <p>{t(shown ? 'rights.portrait.intro' : 'rights.portrait.nobody')}</p>
      {shown ? (
        <Select
          label={t('rights.portrait.map')}
          value={String(shown.id)}
          options={maps.map(({ id, name: title }) => ({ value: String(id), text: title }))}
          onChange={({ target }) => setAsked(Number(target.value))}
        />
      ) : null}
      <fieldset className={styles['choice']}>
        <legend>{t('rights.portrait.who')}</legend>
        <div className={styles['all']}>
          <One portrait={undefined} words={t('rights.portrait.seal')} {...choice}>
            <span className={styles['letter']} aria-hidden="true">
              {sealOf(name).letter}
            </span>
          </One>
          {shown ? <FoundOnMap key={shown.id} id={shown.id} {...choice} /> : null}
        </div>
      </fieldset>
      <FormNotice>{message ?? (problem ? t(`problem.${problem}`) : null)}</FormNotice>
      <FormActions atEnd>
        <Button tone="quiet" onClick={onCancel}>
          {t('rights.cancel')}
        </Button>
        <Button type="submit" tone="primary" aria-disabled={sending}>
          {t(sending ? 'rights.portrait.sending' : 'rights.portrait.send')}
        </Button>
      </FormActions>
    </Form>
  );
}
