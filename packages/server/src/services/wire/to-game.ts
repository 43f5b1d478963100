import { formatMoney, type Currency, type Game, type GameJackpot } from '@lobi/core/contract';
import { jackpotReturn, toBasisPoints, type Engines } from '@lobi/core/games';
import type { PolicyPack } from '@lobi/core/policy';
import { cycleMsOf } from '../../domain/pace-of.ts';
import type { GameJackpotRecord, GameRecord } from '../../store/games.ts';

function toGameJackpot(
  { id, name, contributionBp, ...amounts }: GameJackpotRecord,
  currency: Currency,
): GameJackpot {
  const [seed, turnover] = [BigInt(amounts.seed), BigInt(amounts.turnover)];
  return {
    id,
    name,
    contributionBp,
    seed: formatMoney(seed, currency),
    turnover: formatMoney(turnover, currency),
    returnBp: toBasisPoints(jackpotReturn({ contributionBp, seed, turnover })),
  };
}

/** Converts a game of the lobby; only users who may change it see whether it is enabled. */
export function toGame(
  record: GameRecord,
  {
    canManage,
    policy,
    engines,
  }: { readonly canManage: boolean; readonly policy: PolicyPack; readonly engines: Engines },
): Game {
  const { currentRoundId, currentRoundNumber, currentRoundStatus } = record;
  const isRunning =
    currentRoundId !== null && currentRoundNumber !== null && currentRoundStatus !== null;
  return {
    id: record.id,
    title: record.title,
    category: record.category,
    engine: record.engine,
    provider: record.provider,
    currency: record.currency,
    minimumStake: formatMoney(record.minimumStake, record.currency),
    maximumStake: formatMoney(record.maximumStake, record.currency),
    ...(record.maximumPerRound === null
      ? {}
      : { maximumPerRound: formatMoney(record.maximumPerRound, record.currency) }),
    ...engines.factsOf(record.engine),
    minimumCycleMs: cycleMsOf(record, policy, engines),
    ...(record.jackpot === null ? {} : { jackpot: toGameJackpot(record.jackpot, record.currency) }),
    takeoutBp: record.takeoutBp,
    ...(record.drawOdds === null || record.drawCap === null
      ? {}
      : {
          drawMarket: { odds: record.drawOdds, cap: formatMoney(record.drawCap, record.currency) },
        }),
    selections: [...record.selections],
    stream: record.stream,
    announcement: record.announcement,
    currentRound: isRunning
      ? { id: currentRoundId, number: currentRoundNumber, status: currentRoundStatus }
      : null,
    favourite: record.favourite,
    ...(canManage ? { enabled: record.enabled } : {}),
    createdAt: record.createdAt.toISOString(),
  };
}
