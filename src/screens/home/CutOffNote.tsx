/** Offers games that a closed window or a crash cut off, and says what became of their clock. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MODE_NAMES } from '../../game/modes';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { dropRun, foundRuns, lookForRuns } from './cut-off';
import styles from './Reminders.module.css';

export function CutOffNote() {
  const { t } = useTranslation('interface');
  const [runs, setRuns] = useState(foundRuns);

  useEffect(() => {
    let wanted = true;
    // another tab may have taken one up, or been closed
    const look = async () => {
      await lookForRuns();
      if (wanted) setRuns(foundRuns());
    };
    const again = () => void look();
    again();
    document.addEventListener('visibilitychange', again);
    // a window beside this one writes the run that it has taken up
    window.addEventListener('storage', again);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('storage', again);
    };
  }, []);

  return runs.map(({ id, address, level, mode, state }) => (
    <aside key={id} className={styles['note']} data-cut-off={state}>
      <p>{t(`home.cutOff.${state}`, { level, mode: t(`modes.${MODE_NAMES[mode]}.name`) })}</p>
      <ButtonLink size="small" tone="primary" to={address} state={{ run: id }}>
        {t(state === 'ended' ? 'home.cutOff.see' : 'home.cutOff.goOn')}
      </ButtonLink>
      <Button
        size="small"
        tone="quiet"
        onClick={() => {
          dropRun(id);
          setRuns(foundRuns());
        }}
      >
        {t('home.cutOff.drop')}
      </Button>
    </aside>
  ));
}
