import { formatMoney, isPublicReason, type Round, type Selection } from '@lobi/core/contract';
import { remainingDrawCapacity, isInPool, oddsOf, type Pools } from '@lobi/core/games';
import { publicName } from '@lobi/core/rules';
import type { RoundRecord, SidePool } from '../../store/rounds.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Stakes by side, in the format of the rules. */
export const poolsOf = (sides: readonly SidePool[]): Pools =>
  Object.fromEntries(sides.map((side) => [side.selection, side.amount]));

/** Returns the amount that a side still accepts, if the house bears its risk; minor units. */
function roomOn(key: Selection, { drawOdds, drawCap }: RoundRecord, staked: bigint) {
  if (isInPool(key) || drawOdds === null || drawCap === null) return undefined;
  return remainingDrawCapacity({ odds: drawOdds, cap: drawCap }, staked);
}

/**
 * Converts a correction to its public form: the operator's note is for staff only; the message is
 * public.
 */
function toCorrection(
  correction: RoundRecord['correction'],
  readsNotes: boolean,
): Round['correction'] {
  if (!correction) return null;
  const { publicReason, remark, reason, requestedAt, ...facts } = correction;
  return {
    ...facts,
    reason: readsNotes ? reason : null,
    message: { reason: isPublicReason(publicReason) ? publicReason : 'general', remark },
    requestedAt: requestedAt.toISOString(),
  };
}

/**
 * Converts a round to its public form: totals, and the latest bets under masked names. Staff also sees
 * the reason of a correction.
 */
export function toRound(record: RoundRecord, { readsNotes = false } = {}): Round {
  const pools = poolsOf(record.pools);
  const betsOn = (selection: string) =>
    record.pools.find((side) => side.selection === selection)?.bets ?? 0;
  return {
    id: record.id,
    gameId: record.gameId,
    number: record.number,
    status: record.status,
    currency: record.currency,
    selections: record.selections.map((key) => {
      const staked = pools[key] ?? 0n;
      const room = roomOn(key, record, staked);
      return {
        key,
        open: record.openSelections.includes(key),
        pool: formatMoney(staked, record.currency),
        odds: oddsOf(pools, key, record),
        bets: betsOn(key),
        ...(room === undefined ? {} : { left: formatMoney(room, record.currency) }),
      };
    }),
    takeoutBp: record.takeoutBp,
    minimumOdds: record.minimumOdds,
    betCount: record.pools.reduce((count, side) => count + side.bets, 0),
    ...(record.latestBets === undefined
      ? {}
      : {
          latestBets: record.latestBets.map(({ id, selection, amount, ...account }) => ({
            id,
            name: publicName(account),
            selection,
            amount: formatMoney(amount, record.currency),
          })),
        }),
    fighters: record.fighters,
    result: record.result,
    reason: record.reason,
    correction: toCorrection(record.correction, readsNotes),
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
