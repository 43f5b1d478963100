import type { AnswerUpdates, ApiRow } from './api/api-row.ts';
import { apiTable, type ApiName } from './api/index.ts';
import type { Game } from './schemas/game.ts';
import type { Round } from './schemas/round.ts';
import type { Wallet } from './schemas/wallet.ts';

/** Things in an answer that machines also hold. */
export interface AnswerFacts {
  readonly wallet?: Wallet;
  readonly round?: Round;
  readonly game?: Game;
  /** The signed-in user is another now than the one that is held. */
  readonly isUserOld?: true;
}

/** Response body with the fields that its row names; the schema of the row has checked it. */
interface UpdatingAnswer {
  readonly data: Wallet & Round & Game;
  readonly wallet: Wallet;
}

/** The wallet alone, without the owner that details bring along. */
const walletOf = ({ id, balance, held, available, currency, version }: Wallet): Wallet => ({
  id,
  balance,
  held,
  available,
  currency,
  version,
});

function factsAt(
  { wallet, round, game, user }: AnswerUpdates,
  answer: UpdatingAnswer,
): AnswerFacts {
  return {
    ...(wallet && { wallet: walletOf(answer[wallet]) }),
    ...(round && { round: answer[round] }),
    ...(game && { game: answer[game] }),
    ...(user && { isUserOld: true }),
  };
}

/**
 * Returns the facts of a response that machines also hold, so that a call shows its effect before
 * the socket does. Machines still take only what is newer.
 */
export function factsOf(name: ApiName, answer: unknown): AnswerFacts {
  const { updates }: ApiRow = apiTable[name];
  return updates ? factsAt(updates, answer as UpdatingAnswer) : {};
}
