import type { TransactionDetail } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { destinationsOf } from './destinations.ts';
import { toOpenDeposit } from './to-deposit.ts';
import { toReceiptTransaction } from './to-receipt-transaction.ts';
import { toSteps } from './to-steps.ts';

const reader = { id: 'u1', username: 'sari' };

const detail = (change: Partial<TransactionDetail> = {}): TransactionDetail => ({
  id: 't1',
  type: 'deposit',
  status: 'pending',
  details: 'Deposit',
  amount: '250000',
  fee: '1500',
  net: '248882',
  currency: 'IDR',
  from: null,
  to: { walletId: 'w1', username: 'sari' },
  settledBy: null,
  decision: null,
  owner: reader,
  createdBy: reader,
  channel: { id: 'qris', name: 'QRIS' },
  note: null,
  reviewer: null,
  firstApproval: null,
  reason: null,
  paidAt: null,
  relatesTo: null,
  version: 1,
  createdAt: '2026-11-20T14:14:00.000Z',
  expiresAt: '2026-11-20T14:44:00.000Z',
  completedAt: null,
  events: [
    { status: 'pending', at: '2026-11-20T14:14:00.000Z', actor: reader, reason: null, note: null },
  ],
  payment: {
    kind: 'qris',
    order: 'DP-2026-48213',
    account: null,
    holder: 'LENTERA DEMO',
    qr: '000201',
    exact: '250382',
    uniqueCode: '382',
    steps: ['Pindai kode ini.'],
  },
  destination: null,
  followedBy: null,
  proof: null,
  review: null,
  actions: ['pay'],
  ...change,
});

const withdrawal = (account: string, id = 'bank'): TransactionDetail =>
  detail({
    type: 'withdraw',
    channel: { id, name: 'Bank Contoh' },
    payment: null,
    destination: { institution: null, account, holder: 'Sari', branch: null },
  });

describe('an open deposit', () => {
  it('an open deposit requests exactly the amount that the platform names', () => {
    const { order, steps, paid } = toOpenDeposit(detail(), []);
    expect(order).toMatchObject({ amountExact: '250382', uniqueCode: '382', qrPayload: '000201' });
    expect(order).not.toHaveProperty('account');
    expect(steps).toEqual(['Pindai kode ini.']);
    expect(paid).toBe(false);
  });

  it('a deposit shows no payment details once the platform sends none', () => {
    const over = toOpenDeposit(detail({ payment: null, status: 'completed' }), []);
    expect(over.order).toBeUndefined();
    expect(over.net).toBe('248882');
  });

  it('a deposit through an unknown kind of channel is shown like a bank account', () => {
    const { payment } = detail();
    const order = toOpenDeposit(detail({ payment: payment && { ...payment, kind: 'x' } }), []);
    expect(order.order?.kind).toBe('bank');
  });

  it('an open deposit counts as paid once its owner has reported it', () => {
    expect(toOpenDeposit(detail({ paidAt: '2026-11-20T14:20:00.000Z' }), []).paid).toBe(true);
  });
});

describe('the timeline of a transaction', () => {
  const admin = { id: 'u2', username: 'admin' };

  it('the timeline of a transaction names other users, not the user', () => {
    const at = '2026-11-20T14:20:00.000Z';
    const { events } = detail();
    const steps = toSteps(
      { events: [...events, { status: 'processing', at, actor: admin, reason: null, note: null }] },
      reader.id,
      String,
    );
    expect(steps).toEqual([
      { status: 'pending', at: events[0]?.at },
      { status: 'processing', at, actor: 'admin' },
    ]);
  });

  it('the timeline of a transaction shows why it was rejected', () => {
    const at = '2026-11-20T14:44:00.000Z';
    const [step] = toSteps(
      { events: [{ status: 'rejected', at, actor: null, reason: 'expired', note: null }] },
      reader.id,
      (reason) => `<${reason}>`,
    );
    expect(step).toEqual({ status: 'rejected', at, reason: '<expired>' });
  });
});

describe('destinations of earlier withdrawals', () => {
  it('destinations of earlier withdrawals are offered without duplicates, the latest first', () => {
    const found = destinationsOf([
      withdrawal('4471'),
      withdrawal('8890'),
      withdrawal('4471'),
      withdrawal('4471', 'dana'),
    ]);
    expect(found.map(({ channel, account }) => [channel, account])).toEqual([
      ['bank', '4471'],
      ['bank', '8890'],
      ['dana', '4471'],
    ]);
  });

  it('destinationsOf leaves out withdrawals without a destination', () => {
    expect(destinationsOf([detail()])).toEqual([]);
  });
});

describe('a receipt', () => {
  it('a receipt names the bank account of a withdrawal', () => {
    const { from, to } = toReceiptTransaction({
      ...withdrawal('4471'),
      from: { walletId: 'w1', username: 'sari' },
      to: null,
    });
    expect([from, to]).toEqual(['sari', 'Bank Contoh 4471']);
  });

  it('a receipt names both users of a cash-in', () => {
    const receipt = toReceiptTransaction(
      detail({ type: 'cash-in', from: { walletId: 'w2', username: 'agent' }, channel: null }),
    );
    expect([receipt.from, receipt.to]).toEqual(['agent', 'sari']);
    expect(receipt).not.toHaveProperty('fee');
    expect(receipt).not.toHaveProperty('net');
  });
});
