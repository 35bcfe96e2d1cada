/** The modes a level offers: those its quests allow, limited at a booth to those the operator allows. */
import { useCallback } from 'react';
import { offeredModes, type Mode } from '../game/modes';
import { usePlatform } from '../platform/PlatformContext';

export type IsAllowed = (mode: Mode) => boolean;

/** Whether the platform allows a mode. */
export function useAllowedModes(): IsAllowed {
  const { kiosk } = usePlatform();
  const allowed: readonly Mode[] | undefined = kiosk?.settings.modes;
  return useCallback((mode) => !allowed || allowed.includes(mode), [allowed]);
}

/** Like `offeredModes`, limited to the modes the platform allows. */
export function useOfferedModes(): (level: Parameters<typeof offeredModes>[0]) => readonly Mode[] {
  const isAllowed = useAllowedModes();
  return useCallback((level) => offeredModes(level).filter(isAllowed), [isAllowed]);
}
