import type { ApiAnswer, ApiName, TransactionType } from '@lobi/core/contract';
import type { BrandEvent } from '../config/events.ts';
import type { EventTrigger } from '../config/own-parts.ts';

type Reader<Name extends ApiName> = (answer: ApiAnswer<Name>) => BrandEvent | null;

const requestEvents: Readonly<
  Partial<Record<TransactionType, 'deposit.requested' | 'withdrawal.requested'>>
> = {
  deposit: 'deposit.requested',
  withdraw: 'withdrawal.requested',
};

/** Responses that are events, and the data of each. */
const readers: { readonly [Name in ApiName]?: Reader<Name> } = {
  'auth.register': ({ data }) => ({ type: 'user.registered', role: data.role }),
  'auth.login': ({ data }) => ({ type: 'user.signed-in', role: data.role }),
  'auth.logout': () => ({ type: 'user.signed-out' }),
  'bet.place': ({ data: { game, amount, currency } }) => ({
    type: 'bet.placed',
    gameId: game.id,
    amount,
    currency,
  }),
  'play.create': ({ data: { game, amount, currency } }) => ({
    type: 'bet.placed',
    gameId: game.id,
    amount,
    currency,
  }),
  'transaction.create': ({ data: { type, amount, currency } }) => {
    const event = requestEvents[type];
    return event === undefined ? null : { type: event, amount, currency };
  },
};

/** Converts a trigger to an event; `null` if it is none. */
export function toEvent(trigger: EventTrigger): BrandEvent | null {
  if ('page' in trigger) return { type: 'page.opened', page: trigger.page };
  const read = readers[trigger.name] as ((answer: unknown) => BrandEvent | null) | undefined;
  return read?.(trigger.answer) ?? null;
}

/**
 * Transactions that were completed since a time, by the notifications in a response.
 * @param since milliseconds since 1970
 */
export function completedIn(trigger: EventTrigger, since: number): readonly string[] {
  if ('page' in trigger || trigger.name !== 'notification.list') return [];
  const { data } = trigger.answer as ApiAnswer<'notification.list'>;
  return data.flatMap(({ kind, subject, createdAt }) =>
    kind === 'transaction-completed' &&
    subject?.kind === 'transaction' &&
    Date.parse(createdAt) >= since
      ? [subject.id]
      : [],
  );
}

/** The event of a transaction that was completed. */
export function toCompleted({
  type,
  amount,
  currency,
}: {
  readonly type: TransactionType;
  readonly amount: string;
  readonly currency: string;
}): BrandEvent | null {
  if (type !== 'deposit' && type !== 'withdraw') return null;
  const event = type === 'deposit' ? 'deposit.completed' : 'withdrawal.completed';
  return { type: event, amount, currency };
}
