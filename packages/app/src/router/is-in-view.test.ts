import { describe, expect, it } from 'vitest';
import { isInView } from './is-in-view.ts';

const deposit = {
  kind: 'transaction-completed',
  subject: { kind: 'transaction', id: 't1' },
} as const;
const href = '/player/transaction/t1';
const at = (pathname: string, search = '') => ({ pathname, search });

describe('isInView', () => {
  it('isInView knows a transaction by its page, and wherever the address names it', () => {
    expect(isInView(deposit, href, at(href))).toBe(true);
    expect(isInView(deposit, href, at('/player/wallet/deposit', '?transaction=t1'))).toBe(true);
    expect(isInView(deposit, href, at('/admin/transaction', '?open=t1'))).toBe(true);
  });

  it('isInView holds elsewhere, and at another transaction, for not shown', () => {
    expect(isInView(deposit, href, at('/game'))).toBe(false);
    expect(isInView(deposit, href, at('/player/transaction/t12'))).toBe(false);
  });

  it('isInView takes a wallet for shown on the page that it leads to alone', () => {
    const news = { kind: 'bet-voided', subject: { kind: 'wallet', id: 'w1' } } as const;
    expect(isInView(news, '/wallet/w1/ledger', at('/wallet/w1/ledger'))).toBe(true);
    expect(isInView(news, '/wallet/w1/ledger', at('/wallet/w1/earning'))).toBe(false);
  });

  it('isInView leaves all news to their own page', () => {
    expect(isInView(deposit, href, at('/notification'))).toBe(true);
  });

  it('isInView leaves what people do themselves to the page where they do it', () => {
    const news = { kind: 'second-factor-on', subject: null } as const;
    expect(isInView(news, undefined, at('/user/u1/edit'))).toBe(true);
    expect(isInView(news, undefined, at('/game'))).toBe(false);
    expect(isInView({ kind: 'newer-kind', subject: null }, undefined, at('/game'))).toBe(false);
  });
});
