/** Screens that are read: classic header above, footer below. */
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './layouts.module.css';
import { UpdateSlot } from './UpdateSlot';
import { ScreenFrame } from './ScreenFrame';

const YEAR = new Date().getFullYear();

export function PageLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content" className={styles['page']}>
        <ScreenFrame>{children}</ScreenFrame>
      </main>
      <Footer year={YEAR} />
      <UpdateSlot />
    </>
  );
}
