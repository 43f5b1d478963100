import { useAuth, useStaffOnline } from '@lobi/core/react';
import { OnlineUsers } from '@lobi/ui/office';

/**
 * Staff who are online, as a part of a board; none if the platform does not report them.
 */
export function useOnlineSlot() {
  const { user } = useAuth();
  const online = useStaffOnline();
  if (online.status === 'closed') return [];
  const content = (
    <OnlineUsers
      level={2}
      members={online.status === 'live' ? online.members : []}
      selfId={user?.id}
      loading={online.status === 'joining'}
      lost={online.status === 'lost'}
    />
  );
  return [{ id: 'online', span: 'full' as const, content }];
}
