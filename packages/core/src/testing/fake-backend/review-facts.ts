import { sumMoney } from '../../contract/money.ts';
import type { TransactionDetail } from '../../contract/schemas/transaction.ts';
import { credentialActions } from '../../contract/statuses.ts';
import { ownerMayMove } from '../../rules/money-access.ts';
import { findRisks, risksShownTo } from '../../rules/review-risks.ts';
import type { ReviewedRequest, ReviewLimits } from '../../rules/review-steps.ts';
import { approvalWindowMs } from '../../rules/second-approval.ts';
import { dayMs } from './calendar.ts';
import { minorOf } from './money.ts';
import { agentReviewOf, amountSetting } from './settings.ts';
import { isBelow } from './visibility.ts';
import { requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';

const latest = (times: readonly string[]): Date | null => {
  const [last] = times.toSorted().toReversed();
  return last === undefined ? null : new Date(last);
};

type Review = NonNullable<TransactionDetail['review']>;
type Alike = Review['duplicates'][number]['alike'];

function alikeOf(world: World, row: FakeTransaction, other: FakeTransaction): Alike | null {
  const proof = world.proofs.get(row.id)?.data;
  if (proof !== undefined && world.proofs.get(other.id)?.data === proof) return 'proof';
  const { destination } = row;
  const isElsewhere = other.owner.id !== row.owner.id;
  if (destination && other.destination?.account === destination.account && isElsewhere)
    return 'destination';
  const gapMs = Math.abs(Date.parse(row.createdAt) - Date.parse(other.createdAt));
  const isSame = other.type === row.type && other.amount === row.amount && !isElsewhere;
  return isSame && gapMs < dayMs ? 'amount' : null;
}

/** Transactions that resemble this one. */
export function duplicatesOf(world: World, row: FakeTransaction): Review['duplicates'] {
  return world.transactions.flatMap((other) => {
    const alike = other.id === row.id ? null : alikeOf(world, row, other);
    const { id, owner, amount, status, createdAt } = other;
    return alike ? [{ id, alike, username: owner.username, amount, status, createdAt }] : [];
  });
}

/** The owner's last change of credentials before a request. */
const lastCredentialsOf = (world: World, { owner, createdAt }: FakeTransaction): Date | null =>
  latest(
    world.activity
      .filter(({ userId, action }) => userId === owner.id && credentialActions.includes(action))
      .map((row) => row.createdAt)
      .filter((at) => at <= createdAt),
  );

/**
 * Returns whether a user with the same payout account bet on the other side of one of the owner's
 * fights.
 */
function betsAgainstLinked(world: World, { owner, destination }: FakeTransaction): boolean {
  const linked = world.transactions.filter(
    (other) =>
      destination &&
      other.owner.id !== owner.id &&
      other.destination?.account === destination.account,
  );
  const wallets = new Set(
    linked.map((other) => requireFound(world.users.get(other.owner.id)).wallet.id),
  );
  const own = requireFound(world.users.get(owner.id)).wallet.id;
  return world.bets.some(
    (bet) =>
      bet.walletId === own &&
      world.bets.some(
        ({ roundId, walletId, selection }) =>
          roundId === bet.roundId && wallets.has(walletId) && selection !== bet.selection,
      ),
  );
}

/** Risks that the viewer may see, or all for `null`; the fake compares no locations. */
export function risksOf(
  world: World,
  reader: FakeUser | null,
  row: FakeTransaction,
): Review['risks'] {
  const earlier = world.transactions.filter(
    ({ id, owner, createdAt }) =>
      id !== row.id && owner.id === row.owner.id && createdAt < row.createdAt,
  );
  const deposits = earlier.filter(({ type }) => type === 'deposit');
  const risks = findRisks(
    {
      type: row.type,
      amount: minorOf(row.amount),
      createdAt: new Date(row.createdAt),
      ownerSince: new Date(requireFound(world.users.get(row.owner.id)).createdAt),
      knowsDestination:
        row.destination === null ||
        earlier.some(({ destination }) => destination?.account === row.destination?.account),
      lastDepositAt: latest(deposits.map(({ createdAt }) => createdAt)),
      lastCredentialsAt: lastCredentialsOf(world, row),
      betsAgainstLinked: betsAgainstLinked(world, row),
      isLinkedToAgent: false,
      isLinkedToDeclarer: false,
    },
    reviewLimitsOf(world),
  );
  return reader ? risksShownTo(reader.role, risks) : risks;
}

/** Sum of the owner's requests in this direction within a day before a request, including it. */
const daySumOf = (world: World, row: FakeTransaction): bigint =>
  sumMoney(
    world.transactions
      .filter(({ id, owner, type, status, createdAt }) => {
        const before = Date.parse(row.createdAt) - Date.parse(createdAt);
        const counts = owner.id === row.owner.id && type === row.type && status !== 'rejected';
        return id === row.id || (counts && before >= 0 && before < approvalWindowMs);
      })
      .map(({ amount }) => minorOf(amount)),
  );

/** Returns the sum that an agent approved within a day against the own float. */
const approvedBy = (world: World, agentId: string): bigint =>
  world.transactions
    .filter(
      ({ settledBy, reviewer, completedAt }) =>
        settledBy?.id === agentId &&
        reviewer?.id === agentId &&
        completedAt !== null &&
        world.clock.now() - Date.parse(completedAt) < dayMs,
    )
    .reduce((sum, { amount }) => sum + minorOf(amount), 0n);

/** A request in the form of the review rules. */
export function reviewedOf(world: World, row: FakeTransaction): ReviewedRequest {
  const { type, owner, createdBy, to, settledBy, status, version } = row;
  const agent = settledBy && requireFound(world.users.get(settledBy.id));
  const ownerNow = requireFound(world.users.get(owner.id));
  const receiver = [...world.users.values()].find(({ wallet }) => wallet.id === to?.walletId);
  return {
    type,
    status,
    version,
    ownerId: owner.id,
    createdById: createdBy.id,
    toUserId: receiver?.id ?? null,
    settlingAgentId: agent?.id ?? null,
    isAgentAbove: agent !== null && isBelow(world, agent, ownerNow),
    ownerMayMove: ownerMayMove(type, ownerNow),
    reviewerId: row.reviewer?.id ?? null,
    firstApprovalId: row.firstApproval?.id ?? null,
    followedById: row.followedBy,
    changedAt: new Date(row.events.at(-1)?.at ?? row.createdAt),
    daySum: daySumOf(world, row),
    agentDaySum: agent ? approvedBy(world, agent.id) + minorOf(row.amount) : 0n,
    isFlagged: risksOf(world, null, row).length > 0 || duplicatesOf(world, row).length > 0,
  };
}

/** Returns the available amount of an agent's float. */
export const floatOf = (world: World, agentId: string): string =>
  requireFound(world.wallets.get(requireFound(world.users.get(agentId)).wallet.id)).available;

/** Limits of the platform for the review of requests. */
export const reviewLimitsOf = (world: World): ReviewLimits => ({
  agentReview: agentReviewOf(world),
  agentApprovalUpTo: amountSetting(world, 'agentApprovalUpTo'),
  agentDailyUpTo: amountSetting(world, 'agentDailyUpTo'),
  secondApprovalAbove: amountSetting(world, 'secondApprovalAbove'),
});
