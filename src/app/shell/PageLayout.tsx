/** The layout of every screen but a game: header above, footer below. */
import { useNavigation } from 'react-router-dom';
import { Footer } from './Footer';
import { Header } from './Header';
import { LanguageOffer } from './LanguageOffer';
import styles from './layouts.module.css';
import { UpdateSlot } from './UpdateSlot';
import { ScreenFrame } from './ScreenFrame';

const YEAR = new Date().getFullYear();

export function PageLayout() {
  const isPending = useNavigation().state === 'loading';
  return (
    <>
      <Header />
      <LanguageOffer />
      <main id="content" className={styles['page']} aria-busy={isPending}>
        <ScreenFrame />
      </main>
      <Footer year={YEAR} />
      <UpdateSlot />
    </>
  );
}
