/** Sends a definition of a level, unless another one was published meanwhile: then the owner is asked once more. */
import { useState } from 'react';
import type { LevelDefinition } from '../../../../maps/definition';
import { useRecords } from '../../../../records/RecordsContext';
import { heldNow } from './use-published';

export type SendState = 'idle' | 'sending' | 'elsewhere' | 'offline' | 'denied';

export interface Sending {
  readonly state: SendState;
  /** `over` sends also where another version was published meanwhile, which the versions keep. */
  readonly send: (definition: LevelDefinition, revision: string, over: boolean) => Promise<void>;
  readonly forget: () => void;
}

export function useSending(onSent: () => void): Sending {
  const { admin } = useRecords();
  const [state, setState] = useState<SendState>('idle');
  return {
    state,
    forget: () => setState('idle'),
    send: async (definition, revision, over) => {
      setState('sending');
      try {
        const now = await heldNow(admin, definition.level);
        if (now.kind !== 'ok') return setState(now.kind);
        if (now.value.revision !== revision && !over) return setState('elsewhere');
        const { kind } = await admin.uploadLevel(definition);
        if (kind !== 'ok') return setState(kind);
      } catch {
        // a device's own store may fail as well
        return setState('offline');
      }
      setState('idle');
      return onSent();
    },
  };
}
