import type { Change as ListedChange } from '../contract/schemas/change.ts';
import type { Round } from '../contract/schemas/round.ts';

/** Kinds of changes that make cached server responses outdated. */
export type Change =
  /** Money moved in this wallet: its ledger, bets and transactions are old. */
  | { readonly type: 'wallet'; readonly walletId: string }
  /** A round took another status. */
  | { readonly type: 'round'; readonly round: Round }
  /** Facts of a game changed, or its events. */
  | { readonly type: 'game'; readonly gameId: string }
  /** Something of this kind changed in what the user works on; `null` when any of it may have. */
  | { readonly type: 'listed'; readonly kind: ListedChange['kind']; readonly id: string | null }
  /** The signed-in user was notified: notifications and what they are about are old. */
  | { readonly type: 'news' }
  /** A stake was rejected because another game is played. */
  | { readonly type: 'open-game' }
  /** The connection was away: anything may be old. */
  | { readonly type: 'resync' }
  /** Another user, or none, is signed in: nothing of the former may be shown. */
  | { readonly type: 'user'; readonly userId: string | null };

/** Emits changes. */
export interface Changes {
  subscribe(listener: (change: Change) => void): () => void;
}

/** The same, for the parts of the client that report changes. */
export interface ChangeReporter extends Changes {
  tell(change: Change): void;
}

/** Creates the channel on which changes are published. */
export function createChanges(): ChangeReporter {
  const listeners = new Set<(change: Change) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(change) {
      for (const listener of [...listeners]) listener(change);
    },
  };
}
