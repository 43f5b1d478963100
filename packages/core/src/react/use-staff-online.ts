import { useEffect, useState } from 'react';
import type { Member } from '../contract/channels.ts';
import { usePlatform } from './platform-provider.tsx';
import { useConnection } from './use-connection.ts';

/**
 * Connected staff: `joining` until the first list, `lost` while it is unknown, `closed` if the platform
 * does not report it (with an external broker, or for users who are not staff).
 */
export type StaffOnline =
  | { readonly status: 'joining' | 'lost' | 'closed' }
  | { readonly status: 'live'; readonly members: readonly Member[] };

/**
 * Returns the staff who are connected right now, for staff.
 * @source ours – spec §6 (presence channels)
 */
export function useStaffOnline(): StaffOnline {
  const { realtime } = usePlatform();
  const connection = useConnection();
  const [online, setOnline] = useState<StaffOnline>({ status: 'joining' });
  useEffect(
    () =>
      realtime.join('staff', 'all', {
        onEvent: (members) => setOnline({ status: 'live', members }),
        // Every subscription receives the list; nothing has to be fetched.
        onResync: () => undefined,
        onState(state) {
          if (state === 'refused') setOnline({ status: 'closed' });
          else if (state !== 'live') setOnline({ status: 'lost' });
        },
      }),
    [realtime],
  );
  const isLost = online.status === 'live' && connection.state !== 'live';
  return isLost ? { status: 'lost' } : online;
}
