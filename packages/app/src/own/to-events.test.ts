import { describe, expect, it } from 'vitest';
import type { ApiName } from '@lobi/core/contract';
import { betFixture, transactionDetailFixture, userFixture } from '@lobi/core/testing';
import type { EventTrigger } from '../config/own-parts.ts';
import { receiveEventTriggers, report } from './event-triggers.ts';
import { completedIn, toCompleted, toEvent } from './to-events.ts';

const answered = (name: ApiName, answer: unknown): EventTrigger => ({ name, answer });

describe('toEvent', () => {
  it.each<[EventTrigger, object | null]>([
    [{ page: 'game.index' }, { type: 'page.opened', page: 'game.index' }],
    [
      answered('auth.login', { data: userFixture(), token: 't' }),
      { type: 'user.signed-in', role: 'player' },
    ],
    [answered('auth.logout', {}), { type: 'user.signed-out' }],
    [
      answered('bet.place', { data: betFixture({ amount: '50000' }) }),
      { type: 'bet.placed', gameId: betFixture().game.id, amount: '50000', currency: 'IDR' },
    ],
    [
      answered('transaction.create', {
        data: transactionDetailFixture({ type: 'withdraw', amount: '75000' }),
      }),
      { type: 'withdrawal.requested', amount: '75000', currency: 'IDR' },
    ],
    [answered('transaction.create', { data: transactionDetailFixture({ type: 'cash-in' }) }), null],
    [answered('game.list', { data: [] }), null],
  ])('toEvent converts %j', (trigger, event) => {
    expect(toEvent(trigger)).toEqual(event);
  });

  it('toEvent includes no personal data', () => {
    const data = userFixture({ id: 'u-77', username: 'sari' });
    const event = toEvent(answered('auth.login', { data, token: 't' }));
    expect(JSON.stringify(event)).not.toMatch(/u-77|sari/);
  });
});

describe('completedIn', () => {
  it('completedIn finds transactions that were completed since a time', () => {
    const news = (kind: string, id: string, createdAt: string) => ({
      kind,
      subject: { kind: 'transaction', id },
      createdAt,
    });
    const answer = {
      data: [
        news('transaction-completed', 'new', '2026-11-21T10:00:00.000Z'),
        news('transaction-completed', 'old', '2026-11-20T10:00:00.000Z'),
        news('transaction-rejected', 'refused', '2026-11-21T10:00:00.000Z'),
      ],
    };
    const since = Date.parse('2026-11-21T00:00:00.000Z');
    expect(completedIn(answered('notification.list', answer), since)).toEqual(['new']);
  });

  it('completedIn gives the event of the transaction its amount', () => {
    const transaction = { type: 'deposit', amount: '100000', currency: 'IDR' } as const;
    expect(toCompleted(transaction)).toEqual({
      type: 'deposit.completed',
      amount: '100000',
      currency: 'IDR',
    });
    expect(toCompleted({ ...transaction, type: 'cash-in' })).toBeNull();
  });
});

describe('event triggers', () => {
  it('report buffers events until there is a receiver, then passes them on in order', () => {
    report({ page: 'game.index' });
    report({ page: 'login' });
    const received: EventTrigger[] = [];
    const stop = receiveEventTriggers((trigger) => received.push(trigger));
    report({ page: 'game.show' });
    stop();
    expect(received).toEqual([{ page: 'game.index' }, { page: 'login' }, { page: 'game.show' }]);
  });
});
