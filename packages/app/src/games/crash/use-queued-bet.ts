import { usePlatform } from '@lobi/core/react';
import type { CrashBetRequest } from '@lobi/ui/stages';
import { useEffect, useState } from 'react';

/** A bet that waits on this device for betting to open. */
export interface QueuedBet {
  readonly queued: CrashBetRequest | null;
  /** The last sent bet. */
  readonly sent: CrashBetRequest | null;
  /** Sends at once if bets are taken, else queues for the next round. */
  place(bet: CrashBetRequest): void;
  cancel(): void;
}

/**
 * Queues one bet for the next round and sends it once. The queue does not survive a reload: players
 * should not find a forgotten bet placed.
 * @param isOpen whether bets are taken, as far as is known, and one can be sent
 * @param closesAt end of betting, ms of the server's clock: its event may arrive late
 */
export function useQueuedBet(
  isOpen: boolean,
  closesAt: number,
  send: (bet: CrashBetRequest) => void,
): QueuedBet {
  const { serverNow, clock } = usePlatform();
  const [queued, setQueued] = useState<CrashBetRequest | null>(null);
  const [sent, setSent] = useState<CrashBetRequest | null>(null);
  const due = isOpen ? queued : null;
  useEffect(() => {
    if (!due || serverNow() >= closesAt) return undefined;
    const timer = clock.setTimeout(() => {
      setQueued(null);
      setSent(due);
      send(due);
    }, 0);
    return () => clock.clearTimeout(timer);
  }, [due, closesAt, send, serverNow, clock]);
  return { queued, sent, place: setQueued, cancel: () => setQueued(null) };
}
