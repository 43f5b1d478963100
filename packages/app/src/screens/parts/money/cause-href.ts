import type { EntryCause, User } from '@lobi/core/contract';
import { buildPath } from '@lobi/core/routes';
import { mayOpen } from '../people/may-open.ts';
import { transactionHref } from '../people/transaction-href.ts';

type Hrefs = {
  readonly [Type in EntryCause['type']]: (
    cause: Extract<EntryCause, { readonly type: Type }>,
    reader: User,
  ) => string | undefined;
};

const gameHref = (reader: User, gameId: string): string | undefined =>
  mayOpen(reader, 'game.show') ? buildPath('game.show', { gameId }) : undefined;

const hrefs: Hrefs = {
  bet: ({ bet }, reader) => gameHref(reader, bet.game.id),
  // Users can verify their own plays; a play of another user links to the game only.
  play: ({ bet }, reader) =>
    bet.walletId === reader.wallet.id && bet.roundId === null
      ? buildPath('fairness.show', {}, { play: bet.id })
      : gameHref(reader, bet.game.id),
  provider: ({ bet }, reader) => (bet ? gameHref(reader, bet.game.id) : undefined),
  transaction: ({ transaction }, reader) => transactionHref(reader, transaction),
  earning: ({ earnings: [first] }, reader) =>
    first && mayOpen(reader, 'earning.show')
      ? buildPath('earning.show', { earningId: first.id })
      : undefined,
  platform: () => undefined,
};

/** Page of the cause of a ledger entry, if the user may open it. */
export const causeHref = (cause: EntryCause, reader: User): string | undefined =>
  (hrefs[cause.type] as (cause: EntryCause, reader: User) => string | undefined)(cause, reader);
