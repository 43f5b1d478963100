import { createContext, useContext, type ReactNode } from 'react';
import type { PlatformClient } from '../client/platform-client.ts';

const PlatformContext = createContext<PlatformClient | null>(null);

export interface PlatformProviderProps {
  readonly client: PlatformClient;
  readonly children: ReactNode;
}

/** Provides the platform client to the controllers below. The creator of the client starts it. */
export function PlatformProvider({ client, children }: PlatformProviderProps) {
  return <PlatformContext.Provider value={client}>{children}</PlatformContext.Provider>;
}

/** The platform client. Throws outside a `PlatformProvider`. */
export function usePlatform(): PlatformClient {
  const client = useContext(PlatformContext);
  if (!client) throw new Error('usePlatform must be used inside <PlatformProvider>.');
  return client;
}
