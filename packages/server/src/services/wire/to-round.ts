import { formatMoney, type Round } from '@lobi/core/contract';
import { oddsOf, type Pools } from '@lobi/core/games';
import type { RoundRecord, SidePool } from '../../store/rounds.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Stakes by side, as the rules want them. */
export const poolsOf = (sides: readonly SidePool[]): Pools =>
  Object.fromEntries(sides.map((side) => [side.selection, side.amount]));

/** A round as everybody may see it: totals only. */
export function toRound(record: RoundRecord): Round {
  const pools = poolsOf(record.pools);
  const betsOn = (selection: string) =>
    record.pools.find((side) => side.selection === selection)?.bets ?? 0;
  return {
    id: record.id,
    gameId: record.gameId,
    number: record.number,
    status: record.status,
    currency: record.currency,
    selections: record.selections.map((key) => ({
      key,
      open: record.openSelections.includes(key),
      pool: formatMoney(pools[key] ?? 0n, record.currency),
      odds: oddsOf(pools, key, record.takeoutBp),
      bets: betsOn(key),
    })),
    takeoutBp: record.takeoutBp,
    minimumOdds: record.minimumOdds,
    betCount: record.pools.reduce((count, side) => count + side.bets, 0),
    fighters: record.fighters,
    result: record.result,
    reason: record.reason,
    correction: record.correction && {
      ...record.correction,
      requestedAt: record.correction.requestedAt.toISOString(),
    },
    openedAt: iso(record.openedAt),
    closesAt: iso(record.closesAt),
    closedAt: iso(record.closedAt),
    declaredAt: iso(record.declaredAt),
    settlesAt: iso(record.settlesAt),
    settledAt: iso(record.settledAt),
    version: record.version,
    createdAt: record.createdAt.toISOString(),
  };
}
