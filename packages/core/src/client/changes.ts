import type { Change as ListedChange } from '../contract/schemas/change.ts';
import type { Round } from '../contract/schemas/round.ts';

/** Kinds of changes that make cached server responses outdated. */
export type Change =
  /** Money moved in this wallet: its ledger, bets and transactions are outdated. */
  | { readonly type: 'wallet'; readonly walletId: string }
  /** The status of a round changed. */
  | { readonly type: 'round'; readonly round: Round }
  /** Facts of a game changed, or its events. */
  | { readonly type: 'game'; readonly gameId: string }
  /**
   * A record of this kind changed in the user's work lists; `null` when any record may have changed.
   */
  | { readonly type: 'listed'; readonly kind: ListedChange['kind']; readonly id: string | null }
  /** The signed-in user was notified: notifications and their subjects are outdated. */
  | { readonly type: 'news' }
  /** A stake was rejected because the player has another game open. */
  | { readonly type: 'open-game' }
  /** The connection was lost: any data may be outdated. */
  | { readonly type: 'resync' }
  /** Another user, or none, is signed in: no data of the previous user may be shown. */
  | { readonly type: 'user'; readonly userId: string | null };

/** Emits changes. */
export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
}

/** The same with a way to report changes, for other parts of the client. */
export interface ChangeReporter extends Changes {
  publish(change: Change): void;
}

/** Creates the channel on which changes are published. */
export function createChanges(): ChangeReporter {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
