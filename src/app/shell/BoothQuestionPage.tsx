/** Explains what a booth is and asks before a browser becomes one: an address alone never makes it one (decision 39). */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { BoothQuestion } from '../../booth/host';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { ChoosePin } from '../../kiosk/PinForms';

export function BoothQuestionPage({ question }: { readonly question: BoothQuestion }) {
  const { t } = useTranslation('kiosk');
  const [isChoosing, setChoosing] = useState(false);
  const back = () => setChoosing(false);
  return (
    <main>
      <Notice
        heading="h1"
        picture="guide"
        title={t('question.title')}
        text={t('question.text')}
        aside={t('question.aside')}
        actions={
          <>
            <Button tone="primary" onClick={() => question.decline()}>
              {t('question.decline')}
            </Button>
            <Button onClick={() => setChoosing(true)}>{t('question.accept')}</Button>
          </>
        }
      />
      <Dialog open={isChoosing} title={t('pin.choose')} onClose={back}>
        <ChoosePin
          choose={(pin) => question.accept(pin)}
          onChosen={back}
          onCancel={back}
          cancel={t('question.back')}
        />
      </Dialog>
    </main>
  );
}
