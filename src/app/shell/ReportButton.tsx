/** Copies this device's error log for a message to the author; hidden while the log is empty. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/Button';
import { errorReport, readErrors } from '../boot/error-log';

export function ReportButton() {
  const { t } = useTranslation('interface');
  const [errors] = useState(() => readErrors(() => localStorage));
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  if (errors.length === 0) return null;
  const copy = async () => {
    try {
      const report = errorReport(errors, import.meta.env.VITE_VERSION, navigator.userAgent);
      await navigator.clipboard.writeText(report);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{t('report.copy', { count: errors.length })}</Button>
      <output>{outcome ? t(`report.${outcome}`) : null}</output>
    </>
  );
}
