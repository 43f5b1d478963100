import type { DownlineMember } from '@lobi/core/contract';
import type { DownlineMember as ShownMember } from '@lobi/ui/office';

/** A member of a downline as the kit's tree shows it. */
export const toDownlineMember = ({
  players,
  children,
  ...member
}: DownlineMember): ShownMember => ({
  ...member,
  playerCount: players,
  childCount: children,
});
