import type { Game, Play } from '@lobi/core/contract';
import type { CrashSlotName } from '@lobi/core/games';
import { usePlay, type PlayController } from '@lobi/core/react';
import type { CrashBetRequest, CrashSlot } from '@lobi/ui/stages';
import { useCallback, useMemo } from 'react';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import type { TableOf } from '../table/table-gate.tsx';
import { useOpenPlay } from '../table/use-open-play.ts';
import { toCrashChoice, toCrashSlot } from './crash-slot.ts';
import { useAutoCashOut } from './use-auto-cash-out.ts';
import { useQueuedBet } from './use-queued-bet.ts';

/** The table of a bet. */
export interface CrashSeat {
  readonly game: Game;
  readonly table: TableOf<'crash'>;
  readonly isStale: boolean;
}

/** One of a player's bets, independent of the other. */
export interface CrashBet {
  readonly slot: CrashSlot;
  /** The last finished bet. */
  readonly last: Play | null;
  /** Ids of the player's own plays that the table may show: the open one, and the last ended. */
  readonly playIds: readonly string[];
  /** Controller state that the slot cannot show: a response to a call from before a reload is pending. */
  readonly resumed: Pick<PlayController, 'status' | 'failure' | 'readyAt'> | undefined;
  /** Sends at once if bets are taken, else queues for the next round. */
  place(bet: CrashBetRequest): void;
  /** Cancels a queued bet. */
  cancel(): void;
  cashOut(): void;
}

/** Manages one bet of a player: open, queued for the next round, or being sent, with its own key. */
export function useCrashBet(name: CrashSlotName, { game, table, isStale }: CrashSeat): CrashBet {
  const controller = usePlay(game, name);
  const { status, open, last, failure, play, step, refresh } = controller;
  const { state, phase, round } = table;
  const failureText = useFailureText();
  useOpenPlay(controller, table);
  useAutoCashOut(open, Date.parse(state.startsAt), phase === 'running', refresh);
  const send = useCallback((bet: CrashBetRequest) => play(toCrashChoice(bet), bet.amount), [play]);
  const canSend = phase === 'betting' && status === 'idle' && open === null && !isStale;
  const { queued, sent, place, cancel } = useQueuedBet(canSend, Date.parse(table.closesAt), send);
  const message = status === 'idle' && failure ? failureText(failure) : undefined;
  const slot = useMemo(
    () => toCrashSlot({ status, open, last, roundId: round.id, queued, sent, message }),
    [status, open, last, round.id, queued, sent, message],
  );
  const playIds = useMemo(() => [open, last].flatMap((bet) => bet?.id ?? []), [open, last]);
  return {
    slot,
    last,
    playIds,
    resumed: status === 'idle' || open || sent ? undefined : controller,
    place,
    cancel,
    cashOut: () => step({ step: 'cash-out' }),
  };
}
