/** One kind of component with its states; the visual check takes a picture of each. */
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface Props {
  /** Names the picture. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Specimen({ id, title, children }: Props) {
  return (
    <section className={styles['specimen']} data-specimen={id}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}

/** States side by side, each with its name. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

interface StateProps {
  readonly name: string;
  /** Holds the component as a pointer or a key would. */
  readonly held?: 'hover' | 'active' | 'focus-visible';
  readonly children: ReactNode;
}

export function State({ name, held, children }: StateProps) {
  return (
    <figure className={styles['state']}>
      <div data-held={held}>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
