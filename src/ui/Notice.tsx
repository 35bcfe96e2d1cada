/** A message with a way on, as a whole page or a part of one. */
import type { ReactNode } from 'react';
import guideUrl from './art/guide.svg';
import lostUrl from './art/lost.svg';
import styles from './Notice.module.css';

/** With their own sizes, so that nothing moves when they come. */
const PICTURES = {
  guide: { src: guideUrl, width: 334, height: 350 },
  lost: { src: lostUrl, width: 320, height: 320 },
};

interface Props {
  /** `h1` when the notice is the whole screen. */
  readonly heading: 'h1' | 'h2';
  readonly title: string;
  readonly text: string;
  /** A smaller second line. */
  readonly aside?: string | undefined;
  readonly picture?: keyof typeof PICTURES | undefined;
  readonly actions?: ReactNode;
}

export function Notice({ heading: Heading, title, text, aside, picture, actions }: Props) {
  return (
    <section className={styles['notice']}>
      {picture ? <img {...PICTURES[picture]} alt="" /> : null}
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {aside ? <p className={styles['aside']}>{aside}</p> : null}
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </section>
  );
}
