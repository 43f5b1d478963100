import type { Selection } from '../../contract/statuses.ts';
import { sha256Hex } from '../fairness/digest.ts';

/** A bet in its tree: no user, only its terms. */
export interface TreeBet {
  readonly id: string;
  readonly selection: Selection;
  /** Minor units. */
  readonly amount: bigint;
}

/** A node of a tree: its hash, and the stakes below it, in minor units. */
export interface TreeNode {
  readonly hash: string;
  readonly meron: bigint;
  readonly wala: bigint;
  readonly bets: number;
}

/** Sibling of a bet on the path to the root, and its side. */
export interface TreeStep extends TreeNode {
  readonly side: 'left' | 'right';
}

/** Text that is hashed for the tree of a round without bets. */
const emptyTreeText = 'no bets';

/** Returns the text that is hashed for a bet. */
export const betText = ({ id, selection, amount }: TreeBet): string =>
  `bet:${id}:${selection}:${amount}`;

const factsOf = ({ hash, meron, wala, bets }: TreeNode): string =>
  `${hash}:${meron}:${wala}:${bets}`;

/** Returns the text that is hashed for two siblings. */
export const pairText = (left: TreeNode, right: TreeNode): string =>
  `pair:${factsOf(left)}:${factsOf(right)}`;

/** A bet as a leaf of the tree. */
export const leafOf = ({ selection, amount }: TreeBet, hash: string): TreeNode => ({
  hash,
  meron: selection === 'meron' ? amount : 0n,
  wala: selection === 'wala' ? amount : 0n,
  bets: 1,
});

/** The parent of two siblings, with the sum of their stakes. */
export const pairOf = (left: TreeNode, right: TreeNode, hash: string): TreeNode => ({
  hash,
  meron: left.meron + right.meron,
  wala: left.wala + right.wala,
  bets: left.bets + right.bets,
});

/**
 * The Merkle tree of a round's bets, level by level from the bets to the root. A node without a sibling
 * moves up unchanged. Every node carries the stakes below it, so that the root binds the totals of the
 * pool to the bets, and no bet can be omitted unnoticed.
 * @param bets in the order of their ids
 * @param sha256 hash of a UTF-8 text, as hex; servers pass a faster one than the default
 * @source ours
 */
export async function betTree(
  bets: readonly TreeBet[],
  sha256: (text: string) => string | Promise<string> = sha256Hex,
): Promise<TreeNode[][]> {
  if (bets.length === 0) {
    return [[{ hash: await sha256(emptyTreeText), meron: 0n, wala: 0n, bets: 0 }]];
  }
  let level: TreeNode[] = [];
  for (const bet of bets) level.push(leafOf(bet, await sha256(betText(bet))));
  const levels = [level];
  while (level.length > 1) {
    const above: TreeNode[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]];
      if (!left) break;
      above.push(right ? pairOf(left, right, await sha256(pairText(left, right))) : left);
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** The top of a tree. */
export function treeTop(levels: readonly (readonly TreeNode[])[]): TreeNode {
  const top = levels.at(-1)?.[0];
  if (!top) throw new Error('The tree has no root.');
  return top;
}

/** Returns the siblings on the path from the bet with this index to the root. */
export function pathOf(levels: readonly (readonly TreeNode[])[], index: number): TreeStep[] {
  return levels.flatMap((level, height): TreeStep[] => {
    const position = Math.floor(index / 2 ** height);
    const isRight = position % 2 === 1;
    const beside = level[isRight ? position - 1 : position + 1];
    return beside ? [{ ...beside, side: isRight ? 'left' : 'right' }] : [];
  });
}
