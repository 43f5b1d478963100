import { formatMoney, type Jackpot, type Lobby, type Win } from '@lobi/core/contract';
import { choosePopular, publicName } from '@lobi/core/rules';
import { countShares, listJackpots, type JackpotNow } from '../../store/jackpots.ts';
import { countStakes, listNewGames, listNewestWins, type WinRecord } from '../../store/lobby.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Maximum games in a row of the lobby, and wins in its ticker. */
const maximumGames = 20;

/** Cache lifetime of the popular games: counting them reads a week of stakes. */
const countHoldsMs = 60_000;

export interface LobbyService {
  /** Returns the lobby content other than the list of games. */
  show(): Promise<Lobby>;
  /** The newest wins, newest first. */
  wins(): Promise<Win[]>;
  /** Jackpots and their current amounts. */
  jackpots(): Promise<Jackpot[]>;
  /** Adds up the contributions of plays to jackpots since the last call. */
  countJackpots(): Promise<void>;
}

const toWin = (record: WinRecord): Win => ({
  id: record.id,
  name: publicName(record),
  game: { id: record.gameId, title: record.gameTitle },
  stake: formatMoney(record.amount, record.currency),
  payout: formatMoney(record.payout, record.currency),
  currency: record.currency,
  at: record.settledAt.toISOString(),
});

const toJackpot = ({ id, name, currency, amount, wonAt, gameIds }: JackpotNow): Jackpot => ({
  id,
  name,
  amount: formatMoney(amount, currency),
  currency,
  gameIds: [...gameIds],
  wonAt: wonAt?.toISOString() ?? null,
});

export function createLobbyService({ db, currentTime }: ServiceDeps): LobbyService {
  let counted: { readonly popular: Promise<string[]>; readonly at: number } | undefined;

  const popular = (): Promise<string[]> => {
    const now = Date.now();
    if (!counted || now - counted.at > countHoldsMs) {
      const reading = countStakes(db, currentTime?.()).then((games) =>
        choosePopular(games, maximumGames),
      );
      counted = { popular: reading, at: now };
      // A failed count is not cached.
      reading.catch(() => (counted = undefined));
    }
    return counted.popular;
  };
  const wins = async () => (await listNewestWins(db, maximumGames)).map(toWin);
  const jackpots = async () => (await listJackpots(db)).map(toJackpot);

  return {
    wins,
    jackpots,
    countJackpots: () => db.transaction(countShares),
    show: async () => ({
      popular: await popular(),
      fresh: await listNewGames(db, maximumGames),
      wins: await wins(),
      jackpots: await jackpots(),
    }),
  };
}
