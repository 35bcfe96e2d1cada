/** A name whose letters hop in turn when its card is hovered or focused; screen readers get it as plain text. */
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './HoppingName.module.css';

export function HoppingName({ name }: { readonly name: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">
        {name.split(' ').map((word, wordIndex) => (
          // words and letters keep their order, so the index is a stable key
          // oxlint-disable-next-line react/no-array-index-key
          <span key={wordIndex} className={styles['word']}>
            {Array.from(word).map((letter, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span
                key={index}
                className={styles['letter']}
                style={{ animationDelay: `${String(index * 30)}ms` }}
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}
