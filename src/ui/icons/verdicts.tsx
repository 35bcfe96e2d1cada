/** The two verdicts as pictures: a flower circle with a happy cat, a cross with a sulking one. Their shapes differ, not only their colours. */
import styles from './verdicts.module.css';

const HEAD =
  'M26 41c-2-8-2-14-.500-19.500 5 1 9.500 3.500 13 7.500 5.500-1.500 12-1.500 17.500.2 3.500-3.900 8-6.400 13-7.200 1.300 6 1.100 12-1 19.500 3 4.500 3.800 9.500 2.500 14.500-2.500 9.500-11.500 15-22.500 15s-20.500-5.500-23-15.500C24 50.500 23.800 45 26 41Z';
const PATCH =
  'M48.500 28.200c3 .1 5.600.4 8 1.100 3.500-4 8-6.500 12.500-7.300 1.300 6 1.100 12-1 19.500-3 4-7.500 6-12 4-5.500-2.500-7.500-9-7.500-17.300Z';
const EARS =
  'M29 27.500c2.500.8 4.500 2.200 6 4.200-2.500 1.600-4.300 3.400-5.500 5.800-.8-3.500-1-6.700-.5-10ZM65.500 27.800c-2.300.9-4.100 2.200-5.600 4 2.400 1.600 4.100 3.500 5.200 5.900.9-3.400 1-6.600.4-9.900Z';

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
      <path
        className={styles['line']}
        d="M32.500 47c1.500-3.600 6-3.600 7.500 0M55.500 47c1.500-3.600 6-3.600 7.500 0"
      />
      <path
        className={styles['mouth']}
        d="M41 54.500c4.500 1.500 9.500 1.500 14 0-.8 6-3.400 9.500-7 9.500s-6.300-3.500-7-9.500Z"
      />
      <path
        className={styles['thin']}
        d="M46.300 50.500h3.400L48 52.600ZM20 48l7 2M19 56l7.500-1M76 48l-7 2M77 56l-7.500-1"
      />
      <path
        className={styles['blush']}
        d="M28.500 53c2.500-1 5 0 5.500 2s-2 3.300-4.300 2.800c-2.200-.4-3.300-3.800-1.200-4.800ZM62.500 54.300c.6-2 3-2.800 5.200-1.600 2 1.200 1 4.300-1.200 4.900-2.300.6-4.600-1.300-4-3.300Z"
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
        d="M31.500 43.500c2.600.4 5.200 1.300 7.500 2.800M64.500 43.500c-2.600.4-5.200 1.300-7.500 2.800"
      />
      <path
        className={styles['eye']}
        d="M34.500 46.800h4.800c.3 2.300-.7 3.900-2.500 3.900s-2.500-1.700-2.300-3.900ZM57 46.800h4.800c.3 2.300-.7 3.900-2.500 3.900S56.800 49 57 46.800Z"
      />
      <path
        className={styles['line']}
        d="M42 60.500c2-2.600 4-3.600 6.200-3.500 2.300 0 4.200 1.100 5.800 3.500"
      />
      <path
        className={styles['thin']}
        d="M46.300 52h3.400L48 54.100ZM20.500 52l6.500.5M20.500 60l7-2.500M75.500 52l-6.500.5M75.500 60l-7-2.500"
      />
      <path
        className={styles['drop']}
        d="M71 30c3 4 4.600 6.500 4.500 9-.1 2.600-1.900 4.300-4.400 4.200-2.500 0-4.300-1.800-4.200-4.300.1-2.600 1.700-5 4.100-8.900Z"
      />
      <path
        className={styles['thin']}
        d="M71 30c3 4 4.600 6.500 4.500 9-.1 2.600-1.900 4.300-4.400 4.200-2.500 0-4.300-1.800-4.200-4.300.1-2.600 1.700-5 4.100-8.900Z"
      />
    </svg>
  );
}
