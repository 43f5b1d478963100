import * as z from 'zod/mini';
import { currencies, type Currency } from '../../contract/money.ts';
import type { PoolProof } from '../../contract/schemas/pool-proof.ts';
import { selections, type RoundResult, type Selection } from '../../contract/statuses.ts';
import { isSignedBy, sha256Hex } from '../fairness/digest.ts';
import { readInput } from '../read-input.ts';
import {
  betText,
  leafOf,
  pairOf,
  pairText,
  type TreeBet,
  type TreeNode,
  type TreeStep,
} from './bet-tree.ts';
import {
  closeFault,
  oddsOf,
  outcomeOf,
  type BetOutcome,
  type CloseFault,
  type PayTerms,
  type Pools,
} from './parimutuel.ts';

const minorText = z.string().check(z.regex(/^(?:0|[1-9]\d{0,18})$/));
const hashText = z.string().check(z.regex(/^[\da-f]{64}$/));
const count = z.int().check(z.minimum(0));

const facts = {
  roundId: z.string(),
  gameId: z.string(),
  number: z.int(),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  takeoutBp: count,
  minimumOdds: count,
  /** Minor units. */
  pools: z.array(z.strictObject({ selection: z.enum(selections), amount: minorText, bets: count })),
  betsRoot: hashText,
  closedAt: z.string(),
};

const snapshotSchema = z.discriminatedUnion('version', [
  z.strictObject({ version: z.literal(1), ...facts }),
  /** A round with a draw market, and its return per 100. */
  z.strictObject({ version: z.literal(2), drawOdds: count, ...facts }),
]);

/** Everything that determines the payouts of a round except its result; recorded when betting ends. */
export type PoolSnapshot = z.infer<typeof snapshotSchema>;

/** Stakes on the sides of a snapshot, in the format of the rules. */
const poolsIn = ({ pools }: PoolSnapshot): Pools =>
  Object.fromEntries(pools.map(({ selection, amount }) => [selection, BigInt(amount)]));

/** Terms of payment of the bets of a snapshot. */
const payTerms = (snapshot: PoolSnapshot): PayTerms => ({
  takeoutBp: snapshot.takeoutBp,
  drawOdds: snapshot.version === 2 ? snapshot.drawOdds : null,
});

/**
 * Canonical text of a snapshot that is signed: JSON without blanks, with a fixed order of fields and
 * sides, so that equal contents give equal text.
 */
export function snapshotText(snapshot: PoolSnapshot): string {
  const { version, roundId, gameId, number, currency, takeoutBp, minimumOdds } = snapshot;
  const drawMarket = snapshot.version === 2 ? { drawOdds: snapshot.drawOdds } : {};
  const pools = [...snapshot.pools]
    .sort((one, other) => (one.selection < other.selection ? -1 : 1))
    .map(({ selection, amount, bets }) => ({ selection, amount, bets }));
  const terms = {
    version,
    roundId,
    gameId,
    number,
    currency,
    takeoutBp,
    minimumOdds,
    ...drawMarket,
  };
  const { betsRoot, closedAt } = snapshot;
  return JSON.stringify({ ...terms, pools, betsRoot, closedAt });
}

/** Parses a signed text. Errors: `validation` for anything but the text of a snapshot. */
export function readSnapshot(text: string): PoolSnapshot {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  return readInput(snapshotSchema, value);
}

/** Result of recomputing a bet of the proof. */
export interface BetVerdict {
  readonly id: string;
  readonly selection: Selection;
  /** Minor units. */
  readonly amount: bigint;
  /** Whether it is included in the totals. */
  readonly included: boolean;
  /** Payout for the result; `null` before the result. */
  readonly outcome: BetOutcome | null;
  /** Whether exactly that amount was paid; `null` before the payment. */
  readonly samePayout: boolean | null;
}

/** Result of recomputing a pool. */
export interface PoolVerdict {
  /** Whether the text is signed with the key of the proof; `null` if this device cannot verify it. */
  readonly signed: boolean | null;
  readonly snapshot: PoolSnapshot;
  /** Closing return per 100 of each side. */
  readonly odds: readonly { readonly selection: Selection; readonly odds: number | null }[];
  /** Reason why the round had to be cancelled at close. */
  readonly fault: CloseFault | null;
  /** Whether these pools allow the result; `null` before the result. */
  readonly resultFits: boolean | null;
  readonly bets: readonly BetVerdict[];
}

/** Computes the root of a path; `undefined` if a node could hide stakes. */
async function climb(bet: TreeBet, path: readonly TreeStep[]): Promise<TreeNode | undefined> {
  let node = leafOf(bet, await sha256Hex(betText(bet)));
  for (const beside of path) {
    if (beside.meron < 0n || beside.wala < 0n || beside.bets < 1) return undefined;
    const [left, right] = beside.side === 'left' ? [beside, node] : [node, beside];
    node = pairOf(left, right, await sha256Hex(pairText(left, right)));
  }
  return node;
}

const betsIn = ({ pools }: PoolSnapshot): number => pools.reduce((sum, { bets }) => sum + bets, 0);

function isTop(node: TreeNode | undefined, snapshot: PoolSnapshot): boolean {
  const pools = poolsIn(snapshot);
  return (
    node !== undefined &&
    node.hash === snapshot.betsRoot &&
    node.meron === (pools.meron ?? 0n) &&
    node.wala === (pools.wala ?? 0n) &&
    node.bets === betsIn(snapshot)
  );
}

function resultFits(result: RoundResult | null, fault: CloseFault | undefined): boolean | null {
  if (result === null) return null;
  return fault === undefined || result === 'cancelled';
}

async function verifyBet(
  bet: PoolProof['bets'][number],
  snapshot: PoolSnapshot,
  result: RoundResult | null,
): Promise<BetVerdict> {
  const { id, selection } = bet;
  const amount = BigInt(bet.amount);
  const path = bet.path.map((step) => ({
    ...step,
    meron: BigInt(step.meron),
    wala: BigInt(step.wala),
  }));
  const top = await climb({ id, selection, amount }, path);
  const outcome =
    result === null
      ? null
      : outcomeOf({ selection, amount }, result, poolsIn(snapshot), payTerms(snapshot));
  return {
    id,
    selection,
    amount,
    included: isTop(top, snapshot),
    outcome,
    samePayout:
      outcome === null || bet.payout === null ? null : outcome.payout === BigInt(bet.payout),
  };
}

/**
 * Recomputes the pool of a round from its signed snapshot, with the function by which the server pays:
 * the signature, the odds, and for each shown bet its inclusion and payout. Needs no server. Errors:
 * `validation` when the snapshot cannot be parsed.
 * @source ours
 */
export async function verifyPool(proof: PoolProof): Promise<PoolVerdict> {
  const snapshot = readSnapshot(proof.text);
  const pools = poolsIn(snapshot);
  const fault = closeFault(pools, snapshot);
  const bets = await Promise.all(proof.bets.map((bet) => verifyBet(bet, snapshot, proof.result)));
  return {
    signed: await isSignedBy(proof.publicKey, proof.text, proof.signature),
    snapshot,
    odds: snapshot.pools.map(({ selection }) => ({
      selection,
      odds: oddsOf(pools, selection, payTerms(snapshot)),
    })),
    fault: fault ?? null,
    resultFits: resultFits(proof.result, fault),
    bets,
  };
}
