import { AppError, mayJoin } from '@lobi/core/contract';
import type { Session } from '../services/auth/session.ts';
import { isPresence } from './channel-kind.ts';
import { memberData } from './member-data.ts';
import type { Realtime, SignedChannel } from './open-realtime.ts';

/** Signs subscriptions of a session. @throws AppError `forbidden`, `rate_limited` */
export const createSubscriptionSigner =
  (realtime: Pick<Realtime, 'hasPresence' | 'sign'>) =>
  ({ id, actor }: Session, socketId: string, channel: string): SignedChannel => {
    const isOpen = realtime.hasPresence || !isPresence(channel);
    if (!isOpen || !mayJoin(actor, channel))
      throw new AppError('forbidden', `no right to ${channel}`);
    const subscriber = { socketId, userId: actor.id, sessionId: id };
    const member = isPresence(channel) ? memberData(actor) : undefined;
    const signed = realtime.sign(subscriber, channel, member);
    if (signed === undefined) throw new AppError('rate_limited', 'too many sockets');
    return signed;
  };
