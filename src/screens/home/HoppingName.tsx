/** A name whose letters hop one after the other when its card is pointed at; read aloud as one word. */
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './HoppingName.module.css';

export function HoppingName({ name }: { readonly name: string }) {
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">
        {name.split(' ').map((word, wordIndex) => (
          // a name's words and letters never move
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
