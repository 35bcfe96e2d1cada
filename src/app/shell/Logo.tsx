/** The drawn mark: a folded map with the sun on it, beside the name. */
import styles from './Logo.module.css';

export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 48 44" aria-hidden="true" focusable="false">
        <path
          className={styles['sheet']}
          d="m4 10 13.500-5.500 14 6L44.500 5v28.500L31.500 39l-14-6L4 38.500Z"
        />
        <path className={styles['fold']} d="m17.500 4.500 14 6V39l-14-6Z" />
        <path
          className={styles['sun']}
          d="M24.300 13.500c4.800 0 8 3.200 7.900 7.700-.1 4.400-3.300 7.500-7.900 7.400-4.500 0-7.600-3.200-7.500-7.600.1-4.400 3.200-7.500 7.500-7.500Z"
        />
        <path
          className={styles['sea']}
          d="M4 31c2.500-2.600 5-2.600 7 0 2-2.600 4.500-2.600 6.500 0v2L4 38.500ZM44.500 26c-2.400-2.600-4.500-2.600-6.500 0-2.200-2.600-4.500-2.600-6.500 0v13l13-5.500Z"
        />
        <path
          className={styles['line']}
          d="M4 10c4.600-1.800 9-3.600 13.500-5.500 4.700 2 9.300 4 14 6 4.300-1.800 8.700-3.600 13-5.400.1 9.500.1 19 0 28.400-4.300 1.900-8.700 3.700-13 5.500-4.700-2-9.300-4-14-6C13 34.900 8.500 36.700 4 38.500 3.800 29 3.800 19.500 4 10ZM17.500 4.700V33M31.500 10.600V39"
        />
      </svg>
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
