import type { ApiAnswer, ApiName } from '../contract/api/index.ts';
import type { Game } from '../contract/schemas/game.ts';
import type { Round } from '../contract/schemas/round.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';

/** Things in an answer that machines also hold. */
export interface AnswerFacts {
  readonly wallet?: Wallet;
  readonly round?: Round;
  readonly game?: Game;
  /** The signed-in user is another now than the one that is held. */
  readonly isUserOld?: true;
}

type Reader<Name extends ApiName> = (answer: ApiAnswer<Name>) => AnswerFacts;

const roundOf = ({ data }: { data: Round }): AnswerFacts => ({ round: data });

/** The wallet alone, without the owner that details bring along. */
const walletOf = ({ id, balance, held, available, currency, version }: Wallet): Wallet => ({
  id,
  balance,
  held,
  available,
  currency,
  version,
});

/**
 * Beside the table of calls and not in its rows: the table comes with the API client, which is loaded
 * with the first call, and the platform client is part of the first paint.
 */
const readers: { readonly [Name in ApiName]?: Reader<Name> } = {
  'auth.check': (user) => ({ wallet: user.wallet }),
  'wallet.show': ({ data }) => ({ wallet: walletOf(data) }),
  'notification.read': () => ({ isUserOld: true }),
  'second-factor.confirm': () => ({ isUserOld: true }),
  'second-factor.end': () => ({ isUserOld: true }),
  'bet.place': ({ wallet }) => ({ wallet }),
  'play.create': ({ wallet }) => ({ wallet }),
  'play.step': ({ wallet }) => ({ wallet }),
  'game.show': ({ data }) => ({ game: data }),
  'round.show': roundOf,
  'round.create': roundOf,
  'round.open': roundOf,
  'round.last-call': roundOf,
  'round.close': roundOf,
  'round.declare': roundOf,
  'round.undo': roundOf,
  'round.cancel': roundOf,
};

/**
 * What an answer says about things that machines hold, so that a call shows its effect before the
 * socket does. Machines still take only what is newer.
 */
export function readFacts<Name extends ApiName>(name: Name, answer: ApiAnswer<Name>): AnswerFacts {
  return readers[name]?.(answer) ?? {};
}
