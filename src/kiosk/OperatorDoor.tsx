/** Opens the operator's page after five taps in the corner and the PIN; where there is none, says how to choose one. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { Shelves } from '../records/shelves';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { afterTap, TAPS, type Tap } from './corner-taps';
import type { KioskHost, PinState } from '../booth/host';
import { OperatorPage } from './OperatorPage';
import { ChoosePin, EnterPin } from './PinForms';

type Door = 'shut' | 'choose' | 'missing' | 'enter' | 'open';

const DOOR_AT: Readonly<Record<PinState, Door>> = { chosen: 'enter', toChoose: 'choose', missing: 'missing' };

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
      const pin = await operator.pinState();
      if (pin !== 'chosen') setDoor(DOOR_AT[pin]);
    };
    void begin();
  }, [operator]);

  const knock = useCallback(() => {
    const open = async () => {
      const pin = await operator.pinState();
      setDoor((now) => (now === 'shut' ? DOOR_AT[pin] : now));
    };
    void open();
  }, [operator]);
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
  if (door === 'missing')
    return (
      <Dialog open title={t('pin.missing')} onClose={shut}>
        <p>{t('pin.missingText')}</p>
        <Button tone="primary" onClick={shut}>
          {t('operator.back')}
        </Button>
      </Dialog>
    );
  if (door === 'choose')
    return (
      <Dialog open title={t('pin.choose')} onClose={shut}>
        <ChoosePin
          choose={(pin) => operator.choosePin(pin)}
          onChosen={shut}
          onCancel={shut}
          cancel={t('pin.without')}
        />
      </Dialog>
    );
  return (
    <Dialog open title={t('pin.enter')} onClose={shut}>
      <EnterPin operator={operator} onOpen={() => setDoor('open')} onCancel={shut} />
    </Dialog>
  );
}
