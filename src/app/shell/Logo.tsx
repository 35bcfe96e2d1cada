/** The drawn mark: a folded map with the sun on it, beside the name. */
import styles from './Logo.module.css';

export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 48 44" aria-hidden="true" focusable="false">
        <path className={styles['sheet']} d="m4 10 13.5-5.5 14 6L44.5 5v28.5L31.5 39l-14-6L4 38.5Z" />
        <path className={styles['fold']} d="m17.5 4.5 14 6V39l-14-6Z" />
        <path
          className={styles['sun']}
          d="M24.3 13.5c4.8 0 8 3.2 7.9 7.7-.1 4.4-3.3 7.5-7.9 7.4-4.5 0-7.6-3.2-7.5-7.6.1-4.4 3.2-7.5 7.5-7.5Z"
        />
        <path
          className={styles['sea']}
          d="M4 31c2.5-2.6 5-2.6 7 0 2-2.6 4.5-2.6 6.5 0v2L4 38.5ZM44.5 26c-2.4-2.6-4.5-2.6-6.5 0-2.2-2.6-4.5-2.6-6.5 0v13l13-5.5Z"
        />
        <path
          className={styles['line']}
          d="M4 10c4.6-1.8 9-3.6 13.5-5.5 4.7 2 9.3 4 14 6 4.3-1.8 8.7-3.6 13-5.4.1 9.5.1 19 0 28.4-4.3 1.9-8.7 3.7-13 5.5-4.7-2-9.3-4-14-6C13 34.9 8.5 36.7 4 38.5 3.8 29 3.8 19.5 4 10ZM17.5 4.7V33M31.5 10.6V39"
        />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
