/** The flag of a language, for a touch that needs no reading. */
import type { Language } from '../i18n/language';
import styles from './Attract.module.css';

const FLAGS = {
  fr: (
    <>
      <path fill="#1d3d8f" d="M0 0h20v40H0Z" />
      <path fill="#fff" d="M20 0h20v40H20Z" />
      <path fill="#d8352a" d="M40 0h20v40H40Z" />
    </>
  ),
  en: (
    <>
      <path fill="#1d3d8f" d="M0 0h60v40H0Z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#d8352a" strokeWidth="3" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#d8352a" strokeWidth="8" d="M30 0v40M0 20h60" />
    </>
  ),
} as const satisfies Record<Language, unknown>;

export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg className={styles['flag']} viewBox="0 0 60 40" aria-hidden="true" focusable="false">
      {FLAGS[language]}
    </svg>
  );
}
