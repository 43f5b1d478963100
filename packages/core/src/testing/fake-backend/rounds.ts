import { AppError } from '../../contract/error-codes.ts';
import { sumMoney } from '../../contract/money.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { BetPlace } from '../../contract/schemas/bet-place.ts';
import type { Round } from '../../contract/schemas/round.ts';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';
import { closeFault, isInPool, outcomeOf } from '../../games/arena/parimutuel.ts';
import {
  bettingStatuses,
  isOver,
  statusAfter,
  type RoundStep,
} from '../../games/arena/round-steps.ts';
import { commissionsOf, type ChainLink } from '../../rules/commission.ts';
import { assertMayMoveMoney } from '../../rules/money-access.ts';
import { assertStakeWithin, stakeBoundsOf } from '../../rules/stake-bounds.ts';
import { roundFixture } from '../fixtures/round.ts';
import { fightersOf } from './events.ts';
import { latestBetsOf } from './latest-bets.ts';
import { minorOf, post, wireOf } from './money.ts';
import { agentsAbove, announceChange } from './news.ts';
import { checkMayStake } from './protection.ts';
import { freshSides, payTermsOf, poolsOf, withOdds, type Side } from './sides.ts';
import { change, requireFound, type FakeUser, type World } from './world.ts';
import type { TranslatableText } from './translatable-text.ts';

/** Undo period of a declared result. */
const confirmMs = 3_000;
/** Countdown of a last call. */
const lastCallMs = 30_000;

/** Stores a round with a higher version, and publishes it. */
export function saveRound(world: World, held: Round, change: Partial<Round>): Round {
  const round: Round = {
    ...held,
    ...change,
    version: held.version + 1,
    latestBets: latestBetsOf(world, held.id),
  };
  world.rounds.set(round.id, round);
  world.announce.round(round);
  const game = requireFound(world.games.get(round.gameId));
  if (game.currentRound?.id !== round.id || game.currentRound.status !== round.status) {
    const { id, number, status } = round;
    world.games.set(game.id, { ...game, currentRound: { id, number, status } });
    world.announce.gameRound({ gameId: game.id, roundId: id, number, status });
  }
  return round;
}

function roundFor(world: World, roundId: string, step: RoundStep): Round {
  const round = requireFound(world.rounds.get(roundId));
  if (statusAfter(round, step, new Date(world.clock.now())) === undefined)
    throw new AppError('round_state');
  return round;
}

/** A bet in the arena, as described in its ledger entry. */
type ArenaBet = Pick<Bet, 'game'> & {
  readonly selection: Selection;
  readonly roundNumber: number;
};

/** A movement of a bet. */
const betText = (
  kind: 'bet' | 'payout' | 'refund',
  { selection, game, roundNumber }: ArenaBet,
): TranslatableText => ({
  key: `ledger.details.${kind}`,
  params: { selection: { key: `selection.${selection}` }, game: game.title, fight: roundNumber },
});

const sides = (round: Round, open: boolean): Round['selections'] =>
  round.selections.map((side) => ({ ...side, open }));

function payAll(world: World, round: Round, result: RoundResult, reason: string | null): void {
  const pools = poolsOf(round);
  world.bets.forEach((bet, index) => {
    if (bet.roundId !== round.id || bet.status !== 'placed') return;
    const { selection, roundNumber } = bet;
    if (selection === null || roundNumber === null) return;
    const outcome = outcomeOf(
      { selection, amount: minorOf(bet.amount) },
      result,
      pools,
      payTermsOf(round),
    );
    const { status, payout, odds } = outcome;
    world.bets[index] = {
      ...bet,
      status,
      payout: wireOf(payout),
      odds,
      settledAt: world.timeNow(),
    };
    const kind = status === 'refunded' ? 'refund' : 'payout';
    if (payout > 0n)
      post(world, bet.walletId, {
        kind,
        amount: payout,
        text: betText(kind, { selection, roundNumber, game: bet.game }),
        reference: bet.id,
      });
    if (status !== 'refunded' && isInPool(selection)) earn(world, bet, round.takeoutBp);
  });
  mature(world, round.id);
  saveRound(world, round, {
    status: result === 'cancelled' ? 'cancelled' : 'settled',
    result,
    reason,
    settledAt: world.timeNow(),
    settlesAt: null,
  });
}

/** Makes the earnings of a settled round claimable. */
function mature(world: World, roundId: string): void {
  const due = world.earnings.filter((row) => row.roundId === roundId && row.status === 'accrued');
  for (const earning of due) {
    change(world.earnings, earning, { status: 'claimable' });
    const agent = world.users.get(earning.claimee.id);
    announceChange(world, 'earning', earning.id);
    if (agent) world.announce.agent(agent.id, { kind: 'earning', id: earning.id });
  }
}

/** The agents with a rate above the owner of a wallet, nearest first. */
function chainOf(world: World, walletId: string): ChainLink[] {
  const player = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
  const agents = player ? agentsAbove(world, player) : [];
  return agents.flatMap(({ id, commissionBp }) =>
    commissionBp === null ? [] : [{ agentId: id, rateBp: commissionBp }],
  );
}

/** The agents' commission on a settled stake, by the differences of their rates. */
function earn(world: World, bet: Bet, takeoutBp: number): void {
  const chain = chainOf(world, bet.walletId);
  for (const { agentId, amount } of commissionsOf(minorOf(bet.amount), chain, takeoutBp)) {
    const agent = requireFound(world.users.get(agentId));
    world.earnings.unshift({
      id: world.nextId('earning'),
      claimee: { id: agent.id, username: agent.username },
      walletId: agent.wallet.id,
      type: 'turnover',
      amount: wireOf(amount),
      base: bet.amount,
      currency: bet.currency,
      status: 'accrued',
      roundId: bet.roundId,
      day: null,
      lastDay: null,
      games: null,
      date: world.timeNow(),
      paidAt: null,
    });
  }
}

/** Creates a round in standby; rejected while another one runs. */
export function createRound(world: World, gameId: string, minimumOdds: number): Round {
  const game = requireFound(world.games.get(gameId));
  const current = game.currentRound && world.rounds.get(game.currentRound.id);
  if (current && !isOver(current)) throw new AppError('round_state');
  const at = world.timeNow();
  const facts = { id: world.nextId('round'), gameId, number: (current?.number ?? 0) + 1 };
  return saveRound(
    world,
    roundFixture({
      ...facts,
      fighters: fightersOf(world, facts),
      status: 'standby',
      takeoutBp: game.takeoutBp,
      minimumOdds,
      selections: freshSides(game, false),
      betCount: 0,
      openedAt: null,
      version: 0,
      createdAt: at,
    }),
    {},
  );
}

/** Steps of the declare console. */
export const roundSteps = {
  open(world: World, roundId: string): Round {
    const round = roundFor(world, roundId, 'open');
    return saveRound(world, round, {
      status: 'open',
      openedAt: world.timeNow(),
      selections: freshSides(requireFound(world.games.get(round.gameId)), true),
    });
  },
  lastCall(world: World, roundId: string): Round {
    const round = roundFor(world, roundId, 'last-call');
    const closesAt = new Date(world.clock.now() + lastCallMs).toISOString();
    return saveRound(world, round, { status: 'last-call', closesAt });
  },
  close(world: World, roundId: string): Round {
    const round = roundFor(world, roundId, 'close');
    const closed = saveRound(world, round, {
      status: 'closed',
      closedAt: world.timeNow(),
      selections: sides(round, false),
    });
    const fault = closeFault(poolsOf(closed), closed);
    if (fault) payAll(world, closed, 'cancelled', fault);
    return requireFound(world.rounds.get(roundId));
  },
  declare(world: World, roundId: string, result: RoundResult): Round {
    const round = roundFor(world, roundId, 'declare');
    const declared = saveRound(world, round, {
      status: 'declared',
      result,
      declaredAt: world.timeNow(),
      settlesAt: new Date(world.clock.now() + confirmMs).toISOString(),
    });
    world.clock.setTimeout(() => {
      const due = world.rounds.get(roundId);
      if (due?.status !== 'declared' || due.version !== declared.version) return;
      payAll(world, saveRound(world, due, { status: 'settling' }), result, null);
    }, confirmMs);
    return declared;
  },
  undo(world: World, roundId: string): Round {
    const round = roundFor(world, roundId, 'undo');
    return saveRound(world, round, {
      status: 'closed',
      result: null,
      declaredAt: null,
      settlesAt: null,
    });
  },
  cancel(world: World, roundId: string): Round {
    const round = roundFor(world, roundId, 'cancel');
    const shut = { ...round, selections: sides(round, false) };
    payAll(world, shut, 'cancelled', 'operator');
    return requireFound(world.rounds.get(roundId));
  },
};

/** Opens or closes one side for bets, while bets are taken. */
export function setSide(
  world: World,
  roundId: string,
  { selection, open }: { readonly selection: Selection; readonly open: boolean },
): Round {
  const round = requireFound(world.rounds.get(roundId));
  if (!bettingStatuses.includes(round.status)) throw new AppError('round_state');
  return saveRound(world, round, {
    selections: round.selections.map((side) => (side.key === selection ? { ...side, open } : side)),
  });
}

/** Asserts that a stake is within the remaining limit of the round. */
function checkRoundLimit(
  { bets }: World,
  user: FakeUser,
  roundId: string,
  { stake, maximum }: { stake: bigint; maximum: string | undefined },
): void {
  if (maximum === undefined) return;
  const ownBets = bets.filter(
    (bet) => bet.walletId === user.wallet.id && bet.roundId === roundId && bet.status === 'placed',
  );
  const left = minorOf(maximum) - sumMoney(ownBets.map(({ amount }) => minorOf(amount)));
  if (stake <= left) return;
  const params = { left: wireOf(left < 0n ? 0n : left), max: maximum };
  throw new AppError('round_limit_reached', undefined, { params });
}

/** Rejects a stake above the remaining capacity of the draw market. */
function checkDrawMarket({ left }: Side, stake: bigint): void {
  if (left === undefined || stake <= minorOf(left)) return;
  throw new AppError('draw_market_full', undefined, { params: { left } });
}

/** Places a bet; the stake leaves the wallet at once. */
export function placeBet(
  world: World,
  user: FakeUser,
  roundId: string,
  { selection, amount }: BetPlace,
): { data: Bet; wallet: Wallet } {
  const round = requireFound(world.rounds.get(roundId));
  const game = requireFound(world.games.get(round.gameId));
  const side = round.selections.find(({ key }) => key === selection);
  assertMayMoveMoney(user);
  if (!bettingStatuses.includes(round.status) || !side?.open) throw new AppError('bet_closed');
  const stake = minorOf(amount);
  assertStakeWithin(stake, stakeBoundsOf(game));
  checkRoundLimit(world, user, round.id, { stake, maximum: game.maximumPerRound });
  checkDrawMarket(side, stake);
  checkMayStake(world, user, game, stake);

  const id = world.nextId('bet');
  const subject = {
    selection,
    game: { id: game.id, title: game.title, engine: game.engine },
    roundNumber: round.number,
  };
  const wallet = post(world, user.wallet.id, {
    kind: 'bet',
    amount: -stake,
    text: betText('bet', subject),
    reference: id,
  });
  const data: Bet = {
    id,
    walletId: wallet.id,
    roundId,
    ...subject,
    amount: wireOf(stake),
    currency: wallet.currency,
    status: 'placed',
    odds: isInPool(selection) ? null : side.odds,
    payout: null,
    createdAt: world.timeNow(),
    settledAt: null,
  };
  world.bets.unshift(data);
  const grown = round.selections.map((held) =>
    held.key === selection
      ? { ...held, pool: wireOf(minorOf(held.pool) + stake), bets: held.bets + 1 }
      : held,
  );
  saveRound(world, round, {
    betCount: round.betCount + 1,
    selections: withOdds(game, round, grown),
  });
  return { data, wallet };
}
