import { describe, expect, it } from 'vitest';
import { channelProblem } from './channel-problem.ts';
import type { PaymentChannel } from './channel.types.ts';

const channel: PaymentChannel = {
  id: 'qris',
  kind: 'qris',
  name: 'QRIS',
  min: '10000',
  max: '10000000',
  fee: '0',
  etaMinutes: 2,
};

describe('channelProblem', () => {
  it.each([
    ['10000', undefined],
    ['9999', 'below'],
    ['10000000', undefined],
    ['10000001', 'above'],
    [undefined, undefined],
  ])('channelProblem for the amount %s returns %s', (amount, problem) => {
    expect(channelProblem(channel, amount, 'IDR')).toBe(problem);
  });

  it('channelProblem returns the maintenance before any other problem', () => {
    expect(channelProblem({ ...channel, maintenance: true }, '1', 'IDR')).toBe('maintenance');
  });

  it('channelProblem includes decimals', () => {
    expect(channelProblem({ ...channel, min: '100.50' }, '100.49', 'PHP')).toBe('below');
  });
});
