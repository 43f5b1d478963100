import { useConnection, useWallet } from '@lobi/core/react';
import { ConnectionBanner, UpdateBanner } from '@lobi/ui';
import { useSyncExternalStore } from 'react';
import { chunkErrors } from './chunk-errors.ts';

const shown = {
  idle: 'online',
  connecting: 'online',
  live: 'online',
  reconnecting: 'stale',
  offline: 'offline',
} as const;

/** What the reader must know on any page: connection and new version. @source spec §2, §8 */
export function PageNotices() {
  const hasNewVersion = useSyncExternalStore(chunkErrors.subscribe, chunkErrors.current);
  const connection = useConnection();
  const wallet = useWallet();
  const isBrief =
    connection.state === 'reconnecting' && wallet.status === 'ready' && wallet.since === null;
  return (
    <>
      {hasNewVersion && <UpdateBanner onReload={() => location.reload()} />}
      <ConnectionBanner
        state={isBrief ? 'online' : shown[connection.state]}
        since={connection.since}
      />
    </>
  );
}
