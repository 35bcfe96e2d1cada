/** Says what came of sending an address: where nothing could be copied, the address itself stands there to be taken. */
import type { ShareOutcome } from './share';
import styles from './SentNote.module.css';

interface Props {
  readonly outcome: ShareOutcome | undefined;
  readonly address: string | undefined;
  readonly copied: string;
  readonly failed: string;
}

export function SentNote({ outcome, address, copied, failed }: Props) {
  return (
    <output>
      {outcome === 'copied' ? copied : null}
      {outcome === 'failed' ? (
        <>
          {failed} <span className={styles['address']}>{address}</span>
        </>
      ) : null}
    </output>
  );
}
