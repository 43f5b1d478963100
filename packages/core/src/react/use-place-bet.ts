import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Bet } from '../contract/schemas/bet.ts';
import type { BetMachine } from '../machines/bet/bet.machine.ts';
import type { BetDraft } from '../machines/bet/bet.types.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { useUserId } from './use-user-id.ts';

/**
 * Status of a bet: `unavailable` for guests, `idle` without a selection, `editing` and `ready` for an
 * incomplete and a complete draft, `placing`, `unknown` while the outcome is requested because no
 * response arrived, `placed`, `refused`.
 */
export type BetStatus =
  | 'unavailable'
  | 'idle'
  | 'editing'
  | 'ready'
  | 'placing'
  | 'unknown'
  | 'placed'
  | 'refused';

/** A bet on one round. */
export interface PlaceBetController {
  readonly status: BetStatus;
  readonly draft: BetDraft;
  /** The bet as accepted by the server, when `placed`. */
  readonly bet: Bet | null;
  /** Reason why the bet was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
  /** A bet is in progress: no other bet can be placed. */
  readonly busy: boolean;
  edit(draft: Partial<BetDraft>): void;
  /** Places the draft, or the given bet. Ignored while a bet is in progress. */
  submit(draft?: BetDraft): void;
  clear(): void;
}

const noDraft: BetDraft = { selection: null, amount: '' };

type Shown = 'idle' | 'editing' | 'ready' | 'placed' | 'refused';

function statusOf({ value }: SnapshotFrom<BetMachine>): BetStatus {
  if ('trying' in value && value.trying) return value.trying;
  return ('open' in value ? value.open : 'idle') as Shown;
}

/** Controller of the bet machine of a round. */
export function usePlaceBet(roundId: string | null): PlaceBetController {
  const client = usePlatform();
  const userId = useUserId();
  const actor = useMemo(
    () => (userId === null || roundId === null ? null : client.placeBet(roundId)) ?? undefined,
    [client, userId, roundId],
  );
  const status = useSelector(actor, (state) => (state ? statusOf(state) : 'unavailable'));
  const draft = useSelector(actor, (state) => state?.context.draft ?? noDraft);
  const bet = useSelector(actor, (state) => state?.context.bet ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const busy = useSelector(actor, (state) => state?.hasTag('busy') ?? false);
  const actions = useMemo(
    () => ({
      edit: (change: Partial<BetDraft>) => actor?.send({ type: 'BET.EDITED', draft: change }),
      submit: (newDraft?: BetDraft) =>
        actor?.send(
          newDraft ? { type: 'BET.SUBMITTED', draft: newDraft } : { type: 'BET.SUBMITTED' },
        ),
      clear: () => actor?.send({ type: 'BET.CLEARED' }),
    }),
    [actor],
  );
  return useMemo(
    () => ({ status, draft, bet, failure, busy, ...actions }),
    [status, draft, bet, failure, busy, actions],
  );
}
