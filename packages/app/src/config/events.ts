import type { Role } from '@lobi/core/contract';

/** Money of an event. */
interface EventMoney {
  /** Decimal text in major units. */
  readonly amount: string;
  readonly currency: string;
}

/**
 * Event that a brand receives for its statistics. No event names a person: neither user nor address
 * is in it.
 * @source ours
 */
export type BrandEvent =
  | {
      readonly type: 'page.opened';
      /** Name of the page, such as `game.index`. */ readonly page: string;
    }
  | { readonly type: 'user.registered' | 'user.signed-in'; readonly role: Role }
  | { readonly type: 'user.signed-out' }
  | ({ readonly type: 'bet.placed'; readonly gameId: string } & EventMoney)
  | ({
      readonly type:
        | 'deposit.requested'
        | 'deposit.completed'
        | 'withdrawal.requested'
        | 'withdrawal.completed';
    } & EventMoney);

/** Kinds of events, with the time of each, for the documents. */
export const eventTexts: Readonly<Record<BrandEvent['type'], string>> = {
  'page.opened': 'A page is opened.',
  'user.registered': 'A player has registered.',
  'user.signed-in': 'A user has logged in.',
  'user.signed-out': 'A user has logged out.',
  'bet.placed': 'The platform has accepted a bet or a play.',
  'deposit.requested': 'A deposit was requested.',
  'deposit.completed': 'A deposit is in the wallet.',
  'withdrawal.requested': 'A withdrawal was requested.',
  'withdrawal.completed': 'A withdrawal was paid out.',
};

/** Receives events of a brand. */
export type EventListener = (event: BrandEvent) => void;

/** Where an error happened. */
export interface ErrorLocation {
  /** Name of the page; empty if the address has none. */
  readonly page: string;
}

/** Receives errors of the page, for a service that collects them. */
export type ErrorListener = (error: unknown, place: ErrorLocation) => void;
