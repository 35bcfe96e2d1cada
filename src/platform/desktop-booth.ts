/** The desktop adapter of the booth's port: every request goes over the bridge, and the shell decides. */
import type { Start, WorldmapsBridge } from '../bridge/bridge';
import type { KioskHost } from '../booth/host';

export function desktopKiosk(bridge: WorldmapsBridge, kiosk: NonNullable<Start['kiosk']>): KioskHost {
  return {
    ...kiosk,
    operator: {
      pinState: () => bridge.pinState(),
      choosePin: (pin) => bridge.choosePin(pin),
      enter: (pin) => bridge.enterPin(pin),
      close: () => bridge.closeOperator(),
      status: () => bridge.status(),
      save: (name, text) => bridge.save(name, text),
      restart: () => bridge.restart(),
      leave: () => bridge.leave(),
    },
  };
}
