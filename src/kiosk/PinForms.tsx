/** The two PIN forms, both of which can be left: one sets the PIN, entered twice; the other checks it and counts down the delay after wrong tries. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import type { Operator } from '../booth/host';
import { PIN } from '../booth/pin';
import { PinPad } from './PinPad';

interface ChooseProps {
  /** Keeps the PIN; false when it cannot. */
  readonly choose: (pin: string) => Promise<boolean>;
  readonly onChosen: () => void;
  readonly onCancel: () => void;
  /** Text of the button that leaves. */
  readonly cancel: string;
}

type ChooseNote = 'chooseText' | 'again' | 'notAlike' | 'tooShort' | 'notKept';

export function ChoosePin({ choose, onChosen, onCancel, cancel }: ChooseProps) {
  const { t } = useTranslation('kiosk');
  const [first, setFirst] = useState<string>();
  const [value, setValue] = useState('');
  const [note, setNote] = useState<ChooseNote>('chooseText');

  const startOver = (why: ChooseNote) => {
    setFirst(undefined);
    setValue('');
    setNote(why);
  };
  const done = async () => {
    if (!PIN.test(value)) return startOver('tooShort');
    if (first === undefined) {
      setFirst(value);
      setValue('');
      setNote('again');
      return;
    }
    if (first !== value) return startOver('notAlike');
    if (await choose(value)) onChosen();
    else startOver('notKept');
  };

  return (
    <>
      <output>{t(`pin.${note}`)}</output>
      <PinPad value={value} onChange={setValue} onDone={() => void done()} />
      <Button onClick={onCancel}>{cancel}</Button>
    </>
  );
}

interface EnterProps {
  readonly operator: Operator;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

/** Seconds left of a countdown, and how to start one. */
function useCountdown(): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

export function EnterPin({ operator, onOpen, onCancel }: EnterProps) {
  const { t } = useTranslation('kiosk');
  const [value, setValue] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [wait, setWait] = useCountdown();

  const done = async () => {
    if (!PIN.test(value)) {
      setWrong(true);
      setValue('');
      return;
    }
    setTrying(true);
    const answer = await operator.enter(value);
    setTrying(false);
    setValue('');
    if (answer.kind === 'open') return onOpen();
    setWrong(answer.kind === 'wrong');
    setWait(answer.wait);
  };

  return (
    <>
      <output>{isWrong ? t('pin.wrong') : null}</output>
      {wait > 0 ? <p role="timer">{t('pin.wait', { count: wait })}</p> : null}
      <PinPad value={value} disabled={isTrying || wait > 0} onChange={setValue} onDone={() => void done()} />
      <Button onClick={onCancel}>{t('operator.back')}</Button>
    </>
  );
}
