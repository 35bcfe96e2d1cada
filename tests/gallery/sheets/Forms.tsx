/** Fields empty, filled, refused and closed, and the game's own forms. */
import { useState } from 'react';
import { useTranslation } from '../../../src/i18n/use-translation';
import { RegisterForm } from '../../../src/accounts/dialogs/RegisterForm';
import { ScoreForm } from '../../../src/results/ScoreForm';
import { FeedbackForm } from '../../../src/screens/feedback/FeedbackForm';
import { ModeChoice } from '../../../src/screens/leaderboard/ModeChoice';
import { LetterBoxes } from '../../../src/screens/mystery-word/LetterBoxes';
import { PinPad } from '../../../src/kiosk/PinPad';
import { Field } from '../../../src/ui/Field';
import { Select } from '../../../src/ui/Select';
import { TextArea } from '../../../src/ui/TextArea';
import styles from '../gallery.module.css';
import { Specimen } from '../Specimen';

const NOTHING = () => undefined;

const KEPT = {
  draft: {
    kind: 'result',
    id: 'sample',
    date: '2026-11-21T12:00:00.000Z',
    name: '',
    result: { level: 1, mode: 2, score: 10, time: 42.3 },
    feedback: '',
    email: '',
    consent: false,
  },
  change: NOTHING,
  drop: NOTHING,
} as const;

function Fields() {
  const { t } = useTranslation(['accounts', 'records']);
  const label = t('register.name');
  const options = [
    { value: '1', text: 'Pokemon Fair' },
    { value: '2', text: 'Ghibli' },
  ];
  return (
    <Specimen id="fields" title="Fields">
      <div className={styles['columns']}>
        <Field label={label} advice={t('register.nameAdvice')} placeholder="Momo" />
        <Field label={label} defaultValue="Momo" />
        <Field label={label} defaultValue="Mo" error={t('problem.nameTooShort')} />
        <Field label={label} defaultValue="Momo" disabled />
        <Select label="Level" options={options} />
        <Select label="Level" options={options} error={t('problem.nameTaken')} />
        <TextArea label={t('records:form.feedback')} rows={2} defaultValue="Bravo !" />
        <TextArea label={t('records:form.feedback')} rows={2} error={t('records:problem.textTooLong')} />
      </div>
    </Specimen>
  );
}

export function Forms() {
  const [mode, setMode] = useState<1 | 2 | 3 | 4 | 5>(2);
  return (
    <>
      <Fields />
      <Specimen id="mode-choice" title="Choice of a mode">
        <ModeChoice
          modes={[
            { mode: 1, offered: false },
            { mode: 2, offered: true },
            { mode: 3, offered: true },
            { mode: 4, offered: true },
          ]}
          chosen={mode}
          onChange={setMode}
        />
      </Specimen>
      <Specimen id="letter-boxes" title="Letter boxes">
        <LetterBoxes label="Word" advice="14" value="CHASSE" error={undefined} onChange={NOTHING} />
      </Specimen>
      <Specimen id="register-form" title="New profile">
        <RegisterForm email="" onDone={NOTHING} onSignIn={NOTHING} />
      </Specimen>
      <Specimen id="score-form" title="Score">
        <ScoreForm kept={KEPT} player={undefined} />
      </Specimen>
      <Specimen id="feedback-form" title="Feedback">
        <FeedbackForm />
      </Specimen>
      <Specimen id="pin-pad" title="PIN pad">
        <PinPad value="123" onChange={NOTHING} onDone={NOTHING} />
      </Specimen>
    </>
  );
}
