/** One button of a toolbar: an icon, and a word where there is room. */
import type { ReactNode } from 'react';
import styles from './Tools.module.css';

interface ToolProps {
  readonly icon: ReactNode;
  /** Accessible name: what the tool does, in full. */
  readonly label: string;
  /** Short visible label under the icon. */
  readonly word?: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** Identifies the tool's element for code that measures its position. */
  readonly name?: string;
  readonly onClick: () => void;
}

export function Tool({ icon, label, word, disabled, expanded, name, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-expanded={expanded}
      data-tool={name}
      onClick={onClick}
    >
      {icon}
      {word ? <span>{word}</span> : null}
    </button>
  );
}
