/** The gallery's one page. */
import { useTranslation } from '../../src/i18n/use-translation';
import { LANGUAGES } from '../../src/i18n/language';
import styles from './gallery.module.css';
import { Buttons } from './sheets/Buttons';
import { Dialogs } from './sheets/Dialogs';
import { Forms } from './sheets/Forms';
import { Home } from './sheets/Home';
import { Pictures } from './sheets/Pictures';
import { Table } from './sheets/Table';
import { Colours, Spaces, Type } from './sheets/Tokens';

export function Gallery() {
  const { language: shown } = useTranslation();
  // a dialog that the address opens stands alone: nobody sees what is behind it
  if (new URLSearchParams(location.search).has('dialog')) return <Dialogs />;
  return (
    <main className={styles['page']} data-gallery="">
      <header className={styles['head']}>
        <h1>Gallery</h1>
        {LANGUAGES.map((language) => (
          <a key={language} href={`?lng=${language}`} aria-current={language === shown ? 'true' : undefined}>
            {language}
          </a>
        ))}
      </header>
      <Colours />
      <Type />
      <Spaces />
      <Buttons />
      <Forms />
      <Pictures />
      <Dialogs />
      <Home />
      <Table />
    </main>
  );
}
