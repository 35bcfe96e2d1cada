/** The endless atlas with what it is composed of: the worker that draws, and the stroll. */
// Vite gives such an import its address
// oxlint-disable-next-line import/default
import workerUrl from '../../../atlas/device/worker.ts?worker&url';
import type { Draughtsman } from '../../endless/draw';
import { readyMapsAt } from '../../endless/ready';
import { usePlatform } from '../../platform/PlatformContext';
import { trustedScript } from '../../platform/trusted-script';
import { EndlessMapScreen } from '../../screens/endless/EndlessMapScreen';
import { StrollGame } from '../../screens/stroll/StrollGame';

export { EndlessScreen } from '../../screens/endless/EndlessScreen';

/** Named once: a page refuses a second policy of one name. */
const address = trustedScript('worldmaps-atlas', workerUrl);

function open(): Draughtsman {
  const worker = new Worker(address, { type: 'module' });
  return {
    draw: (ask, hear, onBroken) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      worker.addEventListener('error', onBroken);
      worker.addEventListener('messageerror', onBroken);
      // it is no window: there is no other origin to send it to
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(ask);
    },
    dismiss: () => worker.terminate(),
  };
}

/** Beside the game on its host. */
const READY = readyMapsAt(`${import.meta.env.BASE_URL}ready/`);

export function EndlessMap() {
  const { kind } = usePlatform();
  return (
    <EndlessMapScreen
      open={open}
      renderStroll={(level) => <StrollGame level={level} />}
      ready={kind === 'web' ? READY : undefined}
    />
  );
}
