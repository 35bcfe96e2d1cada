/** Which modes a level offers here: those its quests allow, at a booth only those its operator allows too. */
import { useCallback } from 'react';
import { offeredModes, type Mode } from '../game/modes';
import { usePlatform } from '../platform/PlatformContext';

export type IsAllowed = (mode: Mode) => boolean;

/** Whether a mode may be played here at all. */
export function useAllowedModes(): IsAllowed {
  const { kiosk } = usePlatform();
  const allowed: readonly Mode[] | undefined = kiosk?.settings.modes;
  return useCallback((mode) => !allowed || allowed.includes(mode), [allowed]);
}

/** The modes of a drawn level, as `offeredModes`. */
export function useOfferedModes(): (level: Parameters<typeof offeredModes>[0]) => readonly Mode[] {
  const isAllowed = useAllowedModes();
  return useCallback((level) => offeredModes(level).filter(isAllowed), [isAllowed]);
}
