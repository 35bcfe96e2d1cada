/** A booth whose operator a test plays. */
import type { KioskHost, Operator } from '../../src/booth/host';
import { parseKioskSettings } from '../../src/booth/settings';

/** `changes` are keys of `kiosk.json`; calls of the operator that a test does not expect are defects. */
export function boothHost(
  operator: Partial<Operator> = {},
  changes: Readonly<Record<string, unknown>> = {},
): KioskHost {
  const parsed = parseKioskSettings(changes);
  if (parsed.kind === 'bad') throw new Error(parsed.fault);
  const refuse = () => Promise.reject(new Error('not expected'));
  return {
    settings: parsed.settings,
    operator: {
      pinState: refuse,
      choosePin: refuse,
      enter: refuse,
      close: refuse,
      status: refuse,
      save: refuse,
      restart: refuse,
      leave: refuse,
      ...operator,
    },
  };
}
