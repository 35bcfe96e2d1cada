/** The silhouette of somebody who still hides, or a question mark where no outline is known. */
import type { Target } from '../../game/quest';
import { silhouetteOf } from '../../maps/silhouette';
import styles from './QuestSticker.module.css';

export function Shape({ of: target }: { readonly of: Target | undefined }) {
  const shape = target && silhouetteOf(target);
  if (!shape)
    return (
      <span className={styles['unknown']} aria-hidden="true">
        ?
      </span>
    );
  return (
    <svg
      className={styles['silhouette']}
      viewBox={`0 0 ${String(shape.width)} ${String(shape.height)}`}
      aria-hidden="true"
    >
      <path d={shape.path} />
    </svg>
  );
}
