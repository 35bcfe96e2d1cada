/** Notes on the device which results nobody has signed, whenever the outbox changes. */
import type { KeptStore } from '../../kept/store';
import type { OutboxState } from '../../records/port';
import { withResults, type Reminder } from '../../records/reminder';
import { unsigned } from '../../records/unsigned';

interface Followed {
  readonly state: () => OutboxState;
  readonly subscribe: (listener: () => void) => unknown;
}

export function followUnsigned(outbox: Followed, store: KeptStore<Reminder>): void {
  outbox.subscribe(() => {
    const results = unsigned(outbox.state()).flatMap((draft) =>
      draft.kind === 'result' ? [{ id: draft.id, level: draft.result.level }] : [],
    );
    store.change((before) => withResults(before, results));
  });
}
