import type { AnswerUpdates, ApiRow } from './api/api-row.ts';
import type { Game } from './schemas/game.ts';
import type { Round } from './schemas/round.ts';
import type { Wallet } from './schemas/wallet.ts';

/** Objects in a response that machines also hold. */
export interface AnswerFacts {
  readonly wallet?: Wallet;
  readonly round?: Round;
  readonly game?: Game;
  /** The signed-in user has changed since the held copy. */
  readonly isUserOld?: true;
}

/** Response body with the fields of its row, validated by the row's schema. */
interface UpdatingAnswer {
  readonly data: Wallet & Round & Game;
  readonly wallet: Wallet;
}

/** The wallet without the owner that details include. */
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
 * Returns the objects of a response that machines also hold, so that a call shows its effect before the
 * socket does. Machines still accept only newer versions.
 */
export function factsOf({ updates }: ApiRow, answer: unknown): AnswerFacts {
  return updates ? factsAt(updates, answer as UpdatingAnswer) : {};
}
