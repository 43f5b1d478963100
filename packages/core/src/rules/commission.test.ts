import fc from 'fast-check';
import { shareOf, sumMoney } from '../contract/money.ts';
import { describe, expect, it } from 'vitest';
import { commissionsOf } from './commission.ts';

const chain = [
  { agentId: 'sub', rateBp: 100 },
  { agentId: 'gold', rateBp: 200 },
  { agentId: 'master', rateBp: 300 },
  { agentId: 'super', rateBp: 400 },
];

const amounts = (stake: bigint, links = chain) =>
  commissionsOf(stake, links, 600).map(({ amount }) => amount);

describe('commissions', () => {
  // id: commission-example-d
  it('each commission is the difference to the rate of the agent below (example D: 1,000.00)', () => {
    expect(amounts(100_000n)).toEqual([1_000n, 1_000n, 1_000n, 1_000n]);
  });

  it('commissions add up to the top rate although each is rounded (example D: 333.33)', () => {
    expect(amounts(33_333n)).toEqual([333n, 333n, 333n, 334n]);
  });

  it('commissions are zero for an agent whose rate is not above that of the agent below', () => {
    const fallen = [
      { agentId: 'sub', rateBp: 300 },
      { agentId: 'gold', rateBp: 200 },
      { agentId: 'master', rateBp: 350 },
    ];
    expect(commissionsOf(100_000n, fallen, 600)).toEqual([
      { agentId: 'sub', amount: 3_000n },
      { agentId: 'master', amount: 500n },
    ]);
  });

  it('commissions never exceed the house commission, for any rates', () => {
    const link = fc.record({ agentId: fc.uuid(), rateBp: fc.integer({ min: 0, max: 10_000 }) });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 60n }),
        fc.array(link, { maxLength: 6 }),
        fc.integer({ min: 0, max: 2_000 }),
        (stake, links, takeoutBp) => {
          const earned = commissionsOf(stake, links, takeoutBp).map(({ amount }) => amount);
          const topBp = Math.min(takeoutBp, Math.max(0, ...links.map(({ rateBp }) => rateBp)));
          expect(sumMoney(earned)).toBe(shareOf(stake, topBp));
        },
      ),
    );
  });

  it('commissions are empty without agents', () => {
    expect(amounts(100_000n, [])).toEqual([]);
  });
});
