import type { ActivitySubject } from '@lobi/core/contract';
import type { MessageKey } from '@lobi/core/locales';

/** Names of the subjects of activity. */
export const subjectTexts = {
  user: 'route.user.show',
  session: 'activitySubject.session',
  wallet: 'route.wallet.show',
  transaction: 'route.transaction.show',
  earning: 'route.earning.show',
  channel: 'admin.queue.channel',
  gateway: 'changeFact.gateway',
  provider: 'activitySubject.provider',
  change: 'admin.change.what',
  game: 'route.game.show',
  round: 'changeFact.fight',
  event: 'activitySubject.event',
} as const satisfies Record<ActivitySubject, MessageKey>;
