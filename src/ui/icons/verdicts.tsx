/** The two verdicts as pictures: a flower circle with a happy cat, a cross with a sulking one. Their shapes differ, not only their colours. */
import styles from './verdicts.module.css';

const HEAD =
  'M26 41c-2-8-2-14-.5-19.5 5 1 9.5 3.5 13 7.5 5.5-1.5 12-1.5 17.5.2 3.5-3.9 8-6.4 13-7.2 1.3 6 1.1 12-1 19.5 3 4.5 3.8 9.5 2.5 14.5-2.5 9.5-11.5 15-22.5 15s-20.5-5.5-23-15.5C24 50.5 23.8 45 26 41Z';
const PATCH =
  'M48.5 28.2c3 .1 5.6.4 8 1.1 3.5-4 8-6.5 12.5-7.3 1.3 6 1.1 12-1 19.5-3 4-7.5 6-12 4-5.5-2.5-7.5-9-7.5-17.3Z';
const EARS =
  'M29 27.5c2.5.8 4.5 2.2 6 4.2-2.5 1.6-4.3 3.4-5.5 5.8-.8-3.5-1-6.7-.5-10ZM65.5 27.8c-2.3.9-4.1 2.2-5.6 4 2.4 1.6 4.1 3.5 5.2 5.9.9-3.4 1-6.6.4-9.9Z';

/** Correct: the flower circle a teacher draws on a perfect page. */
export function AcceptPicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path
        className={styles['petals']}
        d="M48 4c6-3 13 0 15 6 6-2 13 1 15 7 7 1 11 7 10 13 6 3 8 10 5 16 4 5 4 12-1 16 2 6-2 12-8 14-1 7-7 11-13 10-3 6-10 8-16 5-5 4-12 4-16-1-6 2-13-1-15-7-7 0-12-6-11-12-6-3-8-10-5-16-4-5-4-12 1-16-2-6 1-13 7-15 1-7 7-11 13-10 3-6 10-8 15-5Z"
      />
      <path
        className={styles['card']}
        d="M48 14c19-1 34 14 34 34 0 19-15 34-34 34-20 0-34-15-34-34 0-20 15-33 34-34Z"
      />
      <path className={styles['fur']} d={HEAD} />
      <path className={styles['patch']} d={PATCH} />
      <path className={styles['inner']} d={EARS} />
      <path className={styles['line']} d={HEAD} />
      <path className={styles['line']} d="M32.5 47c1.5-3.6 6-3.6 7.5 0M55.5 47c1.5-3.6 6-3.6 7.5 0" />
      <path
        className={styles['mouth']}
        d="M41 54.5c4.5 1.5 9.5 1.5 14 0-.8 6-3.4 9.5-7 9.5s-6.3-3.5-7-9.5Z"
      />
      <path
        className={styles['thin']}
        d="M46.3 50.5h3.4L48 52.6ZM20 48l7 2M19 56l7.5-1M76 48l-7 2M77 56l-7.5-1"
      />
      <path
        className={styles['blush']}
        d="M28.5 53c2.5-1 5 0 5.5 2s-2 3.3-4.3 2.8c-2.2-.4-3.3-3.8-1.2-4.8ZM62.5 54.3c.6-2 3-2.8 5.2-1.6 2 1.2 1 4.3-1.2 4.9-2.3.6-4.6-1.3-4-3.3Z"
      />
    </svg>
  );
}

/** Not this one: crossed strokes, and the cat looks away. */
export function RejectPicture() {
  return (
    <svg className={styles['picture']} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path
        className={styles['strokes']}
        d="M9 17c3-6 9-9 14-7 10 8 18 16 26 25 7-8 15-17 25-25 6-2 12 2 14 8-8 11-16 20-25 29 9 9 17 18 25 29-2 6-8 10-14 8-10-8-18-16-26-25-8 9-16 17-26 25-5 2-11-1-13-7 7-11 15-20 25-30C24 37 16 28 9 17Z"
      />
      <path className={styles['fur']} d={HEAD} />
      <path className={styles['patch']} d={PATCH} />
      <path className={styles['inner']} d={EARS} />
      <path className={styles['line']} d={HEAD} />
      <path
        className={styles['line']}
        d="M31.5 43.5c2.6.4 5.2 1.3 7.5 2.8M64.5 43.5c-2.6.4-5.2 1.3-7.5 2.8"
      />
      <path
        className={styles['eye']}
        d="M34.5 46.8h4.8c.3 2.3-.7 3.9-2.5 3.9s-2.5-1.7-2.3-3.9ZM57 46.8h4.8c.3 2.3-.7 3.9-2.5 3.9S56.8 49 57 46.8Z"
      />
      <path className={styles['line']} d="M42 60.5c2-2.6 4-3.6 6.2-3.5 2.3 0 4.2 1.1 5.8 3.5" />
      <path
        className={styles['thin']}
        d="M46.3 52h3.4L48 54.1ZM20.5 52l6.5.5M20.5 60l7-2.5M75.5 52l-6.5.5M75.5 60l-7-2.5"
      />
      <path
        className={styles['drop']}
        d="M71 30c3 4 4.6 6.5 4.5 9-.1 2.6-1.9 4.3-4.4 4.2-2.5 0-4.3-1.8-4.2-4.3.1-2.6 1.7-5 4.1-8.9Z"
      />
      <path
        className={styles['thin']}
        d="M71 30c3 4 4.6 6.5 4.5 9-.1 2.6-1.9 4.3-4.4 4.2-2.5 0-4.3-1.8-4.2-4.3.1-2.6 1.7-5 4.1-8.9Z"
      />
    </svg>
  );
}
