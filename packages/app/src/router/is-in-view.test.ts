import { describe, expect, it } from 'vitest';
import { isInView } from './is-in-view.ts';

const deposit = {
  kind: 'transaction-completed',
  subject: { kind: 'transaction', id: 't1' },
} as const;
const href = '/player/transaction/t1';
const at = (pathname: string, search = '') => ({ pathname, search });

describe('isInView', () => {
  it('isInView is true for a transaction on its page, and wherever the address contains its id', () => {
    expect(isInView(deposit, href, at(href))).toBe(true);
    expect(isInView(deposit, href, at('/player/wallet/deposit', '?transaction=t1'))).toBe(true);
    expect(isInView(deposit, href, at('/admin/transaction', '?open=t1'))).toBe(true);
  });

  it('isInView is false on other pages, and for another transaction', () => {
    expect(isInView(deposit, href, at('/game'))).toBe(false);
    expect(isInView(deposit, href, at('/player/transaction/t12'))).toBe(false);
  });

  it('isInView is true for a wallet only on the page that its notification links to', () => {
    const news = { kind: 'bet-voided', subject: { kind: 'wallet', id: 'w1' } } as const;
    expect(isInView(news, '/wallet/w1/ledger', at('/wallet/w1/ledger'))).toBe(true);
    expect(isInView(news, '/wallet/w1/ledger', at('/wallet/w1/earning'))).toBe(false);
  });

  it('isInView is true for all notifications on their own page', () => {
    expect(isInView(deposit, href, at('/notification'))).toBe(true);
  });

  it('isInView is true for a user’s own actions on the page of the action', () => {
    const news = { kind: 'second-factor-on', subject: null } as const;
    expect(isInView(news, undefined, at('/user/u1/edit'))).toBe(true);
    expect(isInView(news, undefined, at('/game'))).toBe(false);
    expect(isInView({ kind: 'newer-kind', subject: null }, undefined, at('/game'))).toBe(false);
  });
});
