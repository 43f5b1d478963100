import { createHash } from 'node:crypto';
import type { WalletRequest } from '@lobi/core/contract';
import { findUser } from '../../store/users.ts';
import { lockWallets } from '../../store/lock-wallets.ts';
import { ensurePlayer, exchangeLaunch, findSession, lockLaunch } from '../../store/providers.ts';
import type { CallContext, CallOutcome } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';
import { nextRealityCheck } from './reality-check.ts';
import { providerSessionLife, sessionEndsAt } from './sessions.ts';

/** Returns the stored hash of a ticket. */
export const ticketHashOf = (ticket: string): Buffer =>
  createHash('sha256').update(ticket).digest();

const noTicket = () => new WalletRefusal('INVALID_SESSION', 'The token is not known, or used up.');

/**
 * Exchanges the launch token for a session, once. The same request may be retried.
 * @throws WalletRefusal `INVALID_SESSION`
 */
export async function authenticate(
  context: CallContext,
  { token }: WalletRequest<'authenticate'>,
): Promise<CallOutcome> {
  const { tx, provider, now, requestId } = context;
  const ticketHash = ticketHashOf(token);
  const launch = await lockLaunch(tx, provider.id, ticketHash);
  const isRepeated = launch?.usedBy === requestId;
  if (!launch || (!isRepeated && (launch.usedBy !== null || now >= launch.expiresAt))) {
    throw noTicket();
  }
  const user = await findUser(tx, launch.userId);
  if (!user) throw noTicket();
  await lockWallets(tx, [user.walletId]);
  const playerId = await ensurePlayer(tx, provider.id, {
    userId: user.id,
    walletId: user.walletId,
  });
  const { gameId, launchedIn, language } = launch;
  const lifeMs = providerSessionLife.absoluteMinutes * 60_000;
  const expiresAt = new Date(now.getTime() + lifeMs);
  const sessionId =
    launch.sessionId ??
    (await exchangeLaunch(tx, ticketHash, requestId, {
      playerId,
      gameId,
      launchedIn,
      language,
      at: now,
      expiresAt,
    }));
  const session = await findSession(tx, provider.id, sessionId);
  if (!session) throw new Error('The session was not found after it was stored.');
  return {
    walletId: user.walletId,
    replay: isRepeated,
    session: {
      sessionId,
      playerId,
      country: null,
      language,
      rgHints: {
        nextRealityCheckAt: (await nextRealityCheck(context, user.id))?.toISOString() ?? null,
        sessionEndsAt: sessionEndsAt(session).toISOString(),
      },
    },
  };
}
