import { describe, expect, it } from 'vitest';
import { betTree, pairOf, pathOf, treeTop, type TreeBet, type TreeNode } from './bet-tree.ts';

const betsOf = (count: number): TreeBet[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `bet-${String(index).padStart(4, '0')}`,
    selection: index % 3 === 0 ? 'wala' : 'meron',
    amount: BigInt((index + 1) * 1_000),
  }));

const sumOf = (bets: readonly TreeBet[], side: TreeBet['selection']): bigint =>
  bets.filter(({ selection }) => selection === side).reduce((sum, { amount }) => sum + amount, 0n);

describe('a bet tree', () => {
  it.each([0, 1, 2, 3, 7, 8, 33])(
    'the root of a bet tree of %i bets contains their count and stakes',
    async (count) => {
      const bets = betsOf(count);
      const top = treeTop(await betTree(bets));
      expect(top).toMatchObject({
        bets: count,
        meron: sumOf(bets, 'meron'),
        wala: sumOf(bets, 'wala'),
      });
    },
  );

  it.each([1, 2, 3, 7, 8, 33])(
    'the path of every leaf of a bet tree of %i bets leads to its root',
    async (count) => {
      const tree = await betTree(betsOf(count));
      const top = treeTop(tree);
      tree[0]?.forEach((leaf, index) => {
        const sums = pathOf(tree, index).reduce<TreeNode>(
          (node, { side, ...beside }) =>
            side === 'left' ? pairOf(beside, node, '') : pairOf(node, beside, ''),
          leaf,
        );
        expect({ ...sums, hash: top.hash }).toEqual(top);
      });
    },
  );

  it('a bet tree has another root when a bet is added, missing, moved or changed', async () => {
    const bets = betsOf(9);
    const topOf = async (changed: readonly TreeBet[]) => treeTop(await betTree(changed)).hash;
    const [first, ...rest] = bets;
    if (!first) throw new Error('no bets');
    const tops = await Promise.all([
      topOf(bets),
      topOf(rest),
      topOf([...rest, first]),
      topOf([...bets, { ...first, id: 'bet-9999' }]),
      topOf([{ ...first, amount: first.amount + 1n }, ...rest]),
      topOf([{ ...first, selection: 'meron' }, ...rest]),
      topOf([]),
    ]);
    expect(new Set(tops).size).toBe(tops.length);
  });
});
