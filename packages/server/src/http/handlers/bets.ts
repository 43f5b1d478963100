import type { HandlersOf } from '../call.ts';
import type { HandlerDependencies } from './dependencies.ts';
import { keyed } from './keyed.ts';

/** Bets: of a wallet, and on a round. */
export function createBetHandlers({
  services: { bets, wallets },
}: HandlerDependencies): HandlersOf<'bet'> {
  return {
    'bet.list': ({ actor, params, query }) => wallets.bets(actor, params.walletId, query),
    'bet.place': ({ session, params, body, idempotency, reply }) => {
      const bettor = { ...session.actor, sessionId: session.id };
      return keyed(reply, bets.place(bettor, params.roundId, body, idempotency));
    },
  };
}
