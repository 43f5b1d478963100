import {
  formatMoney,
  type Currency,
  type Play,
  type PlayFairness,
  type PlayJackpot,
} from '@lobi/core/contract';
import { equalStakeOf, takesFurtherStakes } from '@lobi/core/games';
import type { PlayJackpotRecord, PlayRecord } from '../../store/plays.ts';

function fairnessOf({
  commitment,
  clientSeed,
  nonce,
  serverSeed,
}: PlayRecord): PlayFairness | null {
  if (commitment === null || clientSeed === null || nonce === null) return null;
  return { commitment, clientSeed, nonce, serverSeed };
}

function toPlayJackpot(
  { turnover, contribution, won, ...facts }: PlayJackpotRecord,
  currency: Currency,
): PlayJackpot {
  const money = (minor: string): string => formatMoney(BigInt(minor), currency);
  return {
    ...facts,
    turnover: money(turnover),
    contribution: money(contribution),
    won: won === null ? null : money(won),
  };
}

/** Converts a play to the form of the contract. */
export function toPlay(record: PlayRecord): Play {
  const { roundId, roundNumber, currency, payout } = record;
  return {
    id: record.id,
    walletId: record.walletId,
    game: { id: record.gameId, title: record.gameTitle, engine: record.engine },
    round: roundId === null || roundNumber === null ? null : { id: roundId, number: roundNumber },
    amount: formatMoney(record.amount, currency),
    ...(takesFurtherStakes(record.engine)
      ? { stakes: { count: record.stakes, each: formatMoney(equalStakeOf(record), currency) } }
      : {}),
    currency,
    status: record.status,
    payout: payout === null ? null : formatMoney(payout, currency),
    choice: { ...record.choice },
    outcome: record.outcome === null ? null : { ...record.outcome },
    fairness: fairnessOf(record),
    ...(record.jackpot === null ? {} : { jackpot: toPlayJackpot(record.jackpot, currency) }),
    createdAt: record.createdAt.toISOString(),
    settledAt: record.settledAt?.toISOString() ?? null,
  };
}
