import type { WalletRequest } from '@lobi/core/contract';
import {
  findPlayer,
  findSession,
  type ProviderPlayer,
  type ProviderSession,
} from '../../store/providers.ts';
import type { CallContext } from '../call-context.ts';
import { WalletRefusal } from '../refusal.ts';

/** Life of a session in minutes: without a bet, and at all. @source ours */
export const providerSessionLife = { idleMinutes: 30, absoluteMinutes: 12 * 60 } as const;

const minuteMs = 60_000;

/** Expiry of a session last used at `seenAt`. */
export function sessionEndsAt({
  seenAt,
  expiresAt,
}: Pick<ProviderSession, 'seenAt' | 'expiresAt'>): Date {
  const idleUntil = seenAt.getTime() + providerSessionLife.idleMinutes * minuteMs;
  return new Date(Math.min(idleUntil, expiresAt.getTime()));
}

/**
 * Finds a session, expired or not.
 * @throws WalletRefusal `INVALID_SESSION` when this provider never had it
 */
export async function knownSession(
  { tx, provider }: CallContext,
  sessionId: string,
): Promise<ProviderSession> {
  const session = await findSession(tx, provider.id, sessionId);
  if (!session) throw new WalletRefusal('INVALID_SESSION', 'No such session.');
  return session;
}

/**
 * Asserts that the session is valid.
 * @throws WalletRefusal `INVALID_SESSION` when it has expired, or its player has signed out
 */
export function assertLiving(session: ProviderSession, now: Date): void {
  if (session.isSignedOut || now >= sessionEndsAt(session)) {
    throw new WalletRefusal('INVALID_SESSION', 'The session is over.', session.walletId);
  }
}

/**
 * Returns the player of a call, named by session or by player id.
 * @throws WalletRefusal `INVALID_REQUEST` without either, `INVALID_SESSION`, `PLAYER_NOT_FOUND`
 */
export async function namedPlayer(
  context: CallContext,
  { sessionId, playerId }: Pick<WalletRequest<'balance'>, 'sessionId' | 'playerId'>,
): Promise<ProviderPlayer> {
  if (sessionId !== undefined) {
    const session = await knownSession(context, sessionId);
    if (playerId !== undefined && playerId !== session.playerId) {
      throw new WalletRefusal('PLAYER_NOT_FOUND', 'The session is of another player.');
    }
    return session;
  }
  if (playerId === undefined) {
    throw new WalletRefusal('INVALID_REQUEST', 'sessionId or playerId is required.');
  }
  const player = await findPlayer(context.tx, context.provider.id, playerId);
  if (!player) throw new WalletRefusal('PLAYER_NOT_FOUND', 'No such player.');
  return player;
}
