import type { ActivitySubject, User } from '@lobi/core/contract';
import { buildPath, type RouteName } from '@lobi/core/routes';
import { mayOpen } from '../people/may-open.ts';

interface SubjectPage {
  readonly name: RouteName;
  readonly href: (id: string) => string;
}

/** Pages of possible subjects; others are shown within their parent. */
const pages = {
  user: { name: 'user.show', href: (userId) => buildPath('user.show', { userId }) },
  session: null,
  wallet: { name: 'wallet.show', href: (walletId) => buildPath('wallet.show', { walletId }) },
  transaction: {
    name: 'admin.transaction.show',
    href: (transactionId) => buildPath('admin.transaction.show', { transactionId }),
  },
  earning: { name: 'earning.show', href: (earningId) => buildPath('earning.show', { earningId }) },
  channel: {
    name: 'admin.channel.edit',
    href: (channelId) => buildPath('admin.channel.edit', { channelId }),
  },
  gateway: { name: 'admin.gateway', href: () => buildPath('admin.gateway') },
  provider: { name: 'admin.provider', href: () => buildPath('admin.provider') },
  change: { name: 'admin.change', href: () => buildPath('admin.change') },
  game: { name: 'game.show', href: (gameId) => buildPath('game.show', { gameId }) },
  round: null,
  event: null,
} as const satisfies Record<ActivitySubject, SubjectPage | null>;

/** Page of an action's subject, if the user may open it. */
export function subjectHref(
  reader: User | null,
  kind: ActivitySubject,
  id: string,
): string | undefined {
  const page: SubjectPage | null = pages[kind];
  return page && mayOpen(reader, page.name) ? page.href(id) : undefined;
}
