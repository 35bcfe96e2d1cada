/** Gives components the platform port, so that no component asks what it runs in. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Platform } from './platform';

const PlatformContext = createContext<Platform | undefined>(undefined);

interface Props {
  readonly platform: Platform;
  readonly children: ReactNode;
}

export function PlatformProvider({ platform, children }: Props) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform; throws outside its provider, which is a defect of the app's composition. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}
