/** Opens the operator's page after five taps in the corner and the PIN. A booth without a PIN asks to set one first. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shelves } from '../records/shelves';
import { Dialog } from '../ui/Dialog';
import { afterTap, TAPS, type Tap } from './corner-taps';
import type { KioskHost } from '../booth/host';
import { OperatorPage } from './OperatorPage';
import { ChoosePin, EnterPin } from './PinForms';

type Door = 'shut' | 'choose' | 'enter' | 'open';

interface Props {
  readonly host: KioskHost;
  readonly shelves: Shelves;
}

function useKnock(onKnock: () => void): void {
  useEffect(() => {
    let taps: readonly Tap[] = [];
    const note = ({ clientX, clientY }: PointerEvent) => {
      taps = afterTap(taps, { x: clientX, y: clientY, at: Date.now() });
      if (taps.length < TAPS) return;
      taps = [];
      onKnock();
    };
    window.addEventListener('pointerdown', note, { capture: true, passive: true });
    return () => window.removeEventListener('pointerdown', note, { capture: true });
  }, [onKnock]);
}

export function OperatorDoor({ host, shelves }: Props) {
  const { t } = useTranslation('kiosk');
  const { operator } = host;
  const [door, setDoor] = useState<Door>('shut');

  useEffect(() => {
    const begin = async () => {
      if (!(await operator.hasPin())) setDoor('choose');
    };
    void begin();
  }, [operator]);

  const [knock] = useState(() => () => setDoor((now) => (now === 'shut' ? 'enter' : now)));
  useKnock(knock);

  const shut = () => {
    setDoor('shut');
    void operator.close();
  };
  if (door === 'shut') return null;
  if (door === 'open')
    return (
      <Dialog open title={t('operator.title')} onClose={shut}>
        <OperatorPage host={host} shelves={shelves} onClose={shut} />
      </Dialog>
    );
  const isFirst = door === 'choose';
  return (
    <Dialog open title={t(isFirst ? 'pin.choose' : 'pin.enter')} onClose={isFirst ? undefined : shut}>
      {isFirst ? (
        <ChoosePin operator={operator} onChosen={() => setDoor('shut')} />
      ) : (
        <EnterPin operator={operator} onOpen={() => setDoor('open')} onCancel={shut} />
      )}
    </Dialog>
  );
}
