import { formatMoney, type Jackpot, type Lobby, type Win } from '@lobi/core/contract';
import { countShares, listJackpots, type JackpotNow } from '../../store/jackpots.ts';
import { freshGames, newestWins, popularGames, type WinRecord } from '../../store/lobby.ts';
import { publicName } from '../../domain/mask-name.ts';
import type { ServiceDeps } from '../service-deps.ts';

/** Games in a row of the lobby, and wins in its line. */
const most = 20;

/** Lifetime of a count of popular games: it reads a week of stakes. */
const countHoldsMs = 60_000;

export interface LobbyService {
  /** Returns the lobby content beside the games. */
  show(): Promise<Lobby>;
  /** The newest wins, newest first. */
  wins(): Promise<Win[]>;
  /** Jackpots and what is in them now. */
  jackpots(): Promise<Jackpot[]>;
  /** Counts what plays put into the jackpots since the last time. */
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

export function createLobbyService({ db, bookTime }: ServiceDeps): LobbyService {
  let counted: { readonly popular: Promise<string[]>; readonly at: number } | undefined;

  const popular = (): Promise<string[]> => {
    const now = Date.now();
    if (!counted || now - counted.at > countHoldsMs) {
      const reading = popularGames(db, most, bookTime?.());
      counted = { popular: reading, at: now };
      // A count that failed is not kept.
      reading.catch(() => (counted = undefined));
    }
    return counted.popular;
  };
  const wins = async () => (await newestWins(db, most)).map(toWin);
  const jackpots = async () => (await listJackpots(db)).map(toJackpot);

  return {
    wins,
    jackpots,
    countJackpots: () => db.transaction(countShares),
    show: async () => ({
      popular: await popular(),
      fresh: await freshGames(db, most),
      wins: await wins(),
      jackpots: await jackpots(),
    }),
  };
}
