import type { LedgerEntry } from '@lobi/core/contract';
import type { ListController } from '@lobi/core/react/lists';
import { ledgerEntryFixture, transactionFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { toCashReceipt } from './to-cash-receipt.ts';

const refresh = () => undefined;

const ready = (...rows: LedgerEntry[]): ListController<LedgerEntry> => {
  const meta = { page: 1, perPage: 5, total: rows.length, lastPage: 1 };
  const answer = { data: rows, meta };
  const calm = { isPrevious: false, refreshing: false, failure: null, refresh };
  return { status: 'ready', rows, meta, answer, ...calm };
};

const cashOut = transactionFixture({
  id: 'transaction-9',
  type: 'cash-out',
  from: { walletId: 'wallet-player', username: 'player' },
  to: { walletId: 'wallet-agent', username: 'agent' },
});

const line = (balanceBefore: string, balanceAfter: string): LedgerEntry =>
  ledgerEntryFixture({ reference: 'transaction-9', balanceBefore, balanceAfter });

describe('toCashReceipt', () => {
  it('toCashReceipt includes both balances from the ledgers', () => {
    const receipt = toCashReceipt(cashOut, ready(line('500', '300')), ready(line('1000', '1200')));
    expect(receipt.from).toEqual({ username: 'player', before: '500', after: '300' });
    expect(receipt.to).toEqual({ username: 'agent', before: '1000', after: '1200' });
  });

  it('toCashReceipt leaves the balances empty until the ledger has loaded', () => {
    const receipt = toCashReceipt(cashOut, { status: 'loading' }, ready());
    expect(receipt.from).toMatchObject({ before: null, after: null });
    expect(receipt.to).toMatchObject({ before: null, after: null });
  });

  it('toCashReceipt omits the balances of a wallet that the user may not see', () => {
    const failure = { code: 'not_found', message: '', params: {} } as const;
    const receipt = toCashReceipt(cashOut, ready(line('500', '300')), {
      status: 'failed',
      failure,
      refresh,
    });
    expect(receipt.to).toEqual({ username: 'agent' });
  });
});
