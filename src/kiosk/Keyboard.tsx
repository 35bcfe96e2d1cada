/** The on-screen keyboard of a booth, shown while a text field has the focus, inside the field's dialog. */
import { useEffect, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation';
import { classes } from '../ui/classes';
import { keysOf, type Side } from './keyboard-layouts';
import { asTextField, eraseIn, typeInto, type TextField } from './typing';
import styles from './Keyboard.module.css';

/** Milliseconds before the keyboard appears for a field that got the focus without a click. */
const WITHOUT_CLICK = 250;

/** The focused text field; reported only after the click that focused it has ended. */
function useField(): TextField | undefined {
  const [field, setField] = useState<TextField>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPressed = false;
    // a keyboard that appears while the finger is down would move the field away from under it
    const look = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isPressed) setField(asTextField(document.activeElement));
      }, wait);
    };
    const onPress = () => {
      isPressed = true;
    };
    const onRelease = () => {
      isPressed = false;
      look(WITHOUT_CLICK);
    };
    const onFocus = () => look(WITHOUT_CLICK);
    const onClick = () => look(0);
    window.addEventListener('pointerdown', onPress, { capture: true });
    window.addEventListener('pointerup', onRelease);
    window.addEventListener('pointercancel', onRelease);
    window.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onFocus);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', onPress, { capture: true });
      window.removeEventListener('pointerup', onRelease);
      window.removeEventListener('pointercancel', onRelease);
      window.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onFocus);
    };
  }, []);
  return field;
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}

function Keys({ field }: { readonly field: TextField }) {
  const { t, language } = useTranslation('kiosk');
  const [side, setSide] = useState<Side>('letters');
  const [shift, setShift] = useState(false);

  useEffect(() => {
    // dialogs leave room for the keyboard
    const { dataset } = document.documentElement;
    dataset['keyboard'] = '';
    field.scrollIntoView({ block: 'center' });
    return () => {
      delete dataset['keyboard'];
    };
  }, [field]);

  const type = (text: string) => {
    typeInto(field, shift ? text.toLocaleUpperCase() : text);
    setShift(false);
  };
  const done = () => {
    if (field instanceof HTMLTextAreaElement || !field.form) field.blur();
    else field.form.requestSubmit();
  };
  return (
    // pressing a key must not take the focus from the field
    <fieldset aria-label={t('keyboard.name')} className={styles['keyboard']} onPointerDown={keepFocus}>
      {keysOf(language, side).map((row) => (
        <div key={row.join('')} className={styles['row']}>
          {row.map((key) => (
            <button key={key} type="button" onClick={() => type(key)}>
              {shift ? key.toLocaleUpperCase() : key}
            </button>
          ))}
        </div>
      ))}
      <div className={styles['row']}>
        <button
          type="button"
          aria-pressed={shift}
          className={styles['wide']}
          onClick={() => setShift(!shift)}
        >
          {t('keyboard.shift')}
        </button>
        <button
          type="button"
          className={styles['wide']}
          onClick={() => setSide(side === 'letters' ? 'signs' : 'letters')}
        >
          {t(side === 'letters' ? 'keyboard.signs' : 'keyboard.letters')}
        </button>
        <button type="button" className={styles['space']} onClick={() => type(' ')}>
          {t('keyboard.space')}
        </button>
        <button type="button" className={styles['wide']} onClick={() => eraseIn(field)}>
          {t('keyboard.erase')}
        </button>
        <button type="button" className={classes(styles['wide'], styles['done'])} onClick={done}>
          {t('keyboard.done')}
        </button>
      </div>
    </fieldset>
  );
}

export function Keyboard() {
  const field = useField();
  if (!field) return null;
  // elements outside an open modal dialog are inert
  return createPortal(<Keys field={field} />, field.closest('dialog') ?? document.body);
}
