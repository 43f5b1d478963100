import { AppError } from '../../contract/error-codes.ts';
import type { Bet } from '../../contract/schemas/bet.ts';
import type { PoolProof } from '../../contract/schemas/pool-proof.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { betTree, pathOf, treeTop, type TreeBet } from '../../games/arena/bet-tree.ts';
import { snapshotText } from '../../games/arena/pool-snapshot.ts';
import { fromHex, toHex } from '../../games/fairness/digest.ts';
import { settingsFixture } from '../fixtures/settings.ts';
import { minorOf } from './money.ts';
import { payTermsOf } from './sides.ts';
import { currentUser, type FakeUser, type World } from './world.ts';

/** The private key of `settingsFixture`'s public one (PKCS #8); it signs nothing real. */
const privateKey = `302e020100300506032b657004220420${'1e'.repeat(32)}`;

async function sign(text: string): Promise<string> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'Ed25519' };
  const key = await subtle.importKey('pkcs8', fromHex(privateKey), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await subtle.sign(algorithm, key, new TextEncoder().encode(text))));
}

/** A bet, and its user if it was placed here. */
interface ProvenBet extends TreeBet {
  readonly own: Bet | null;
}

/** Bets of a round, in the order of the tree. Fixture stakes without a bet count as one bet per side. */
function betsOf(world: World, round: Round, walletId: string): ProvenBet[] {
  const known = world.bets.filter(({ roundId }) => roundId === round.id);
  const bets = known.flatMap((bet): ProvenBet[] =>
    bet.selection === null
      ? []
      : [
          {
            id: bet.id,
            selection: bet.selection,
            amount: minorOf(bet.amount),
            own: bet.walletId === walletId ? bet : null,
          },
        ],
  );
  const others = round.selections.flatMap(({ key, pool }): ProvenBet[] => {
    const placed = bets.filter(({ selection }) => selection === key);
    const amount = placed.reduce((left, bet) => left - bet.amount, minorOf(pool));
    return amount > 0n ? [{ id: `others-${key}`, selection: key, amount, own: null }] : [];
  });
  return [...bets, ...others].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The signed totals of a round whose betting has ended. */
export async function poolProofOf(
  world: World,
  reader: FakeUser,
  round: Round,
): Promise<PoolProof> {
  const { id, gameId, number, currency, takeoutBp, minimumOdds, closedAt } = round;
  if (closedAt === null) throw new AppError('not_found');
  const { drawOdds } = payTermsOf(round);
  const bets = betsOf(world, round, currentUser(world, reader).wallet.id);
  const tree = await betTree(bets);
  const text = snapshotText({
    ...(drawOdds === null ? { version: 1 as const } : { version: 2 as const, drawOdds }),
    roundId: id,
    gameId,
    number,
    currency,
    takeoutBp,
    minimumOdds,
    pools: round.selections.map((side) => ({
      selection: side.key,
      amount: String(minorOf(side.pool)),
      bets: bets.filter(({ selection }) => selection === side.key).length,
    })),
    betsRoot: treeTop(tree).hash,
    closedAt,
  });
  const [publicKey = ''] = settingsFixture().app.signingKeys;
  return {
    roundId: id,
    result: round.result,
    text,
    signature: await sign(text),
    publicKey,
    bets: bets.flatMap(({ own, selection, amount }, index) =>
      own === null
        ? []
        : [
            {
              id: own.id,
              selection,
              amount: String(amount),
              status: own.status,
              payout: own.payout === null ? null : String(minorOf(own.payout)),
              path: pathOf(tree, index).map((step) => ({
                ...step,
                meron: String(step.meron),
                wala: String(step.wala),
              })),
            },
          ],
    ),
  };
}
