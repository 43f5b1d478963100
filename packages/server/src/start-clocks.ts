import { startRoundClock, type RoundClockOptions } from './games/round-clock.ts';
import { startStaleRoundClock } from './providers/stale-rounds.ts';
import { startAuditClock } from './services/audit/audit-clock.ts';
import type { Services } from './services/create-services.ts';
import { startClosingClock, type ClosingClockOptions } from './services/earnings/closing-clock.ts';
import { startLimitClock } from './services/limits/limit-clock.ts';
import { startWinTicker, type WinTickerOptions } from './services/lobby/win-ticker.ts';
import { startBreakClock } from './services/protection/break-clock.ts';
import {
  startLargeWinClock,
  type LargeWinClockOptions,
} from './services/protection/large-win-clock.ts';
import { startExpiryClock } from './services/transactions/expiry-clock.ts';
import {
  startPersonSearchClock,
  type PersonSearchClockOptions,
} from './services/people/person-search-clock.ts';
import type { Repetition } from './services/concurrency/repeat.ts';

/** Dependencies of the platform's clocks. */
export interface ClockDeps
  extends
    Pick<RoundClockOptions, 'db' | 'log' | 'wakeOutbox'>,
    Pick<LargeWinClockOptions, 'rules'>,
    Pick<PersonSearchClockOptions, 'onSessionEnded'>,
    Omit<ClosingClockOptions, 'intervalMs'> {
  readonly services: Pick<Services, 'audit' | 'lobby' | 'transactions'>;
  /** Publishes events that clients do not read again later. */
  readonly publishPassing: WinTickerOptions['publish'];
}

/**
 * Starts all periodic work: closing and settling rounds, ending limits and breaks, searching for other
 * accounts of excluded users, closing earnings on games, expiring deposits, publishing wins and logging
 * large ones, auditing the ledger. Every node runs all of it; the database decides which node does the
 * work.
 */
export function startClocks(deps: ClockDeps): Repetition {
  const { db, log, wakeOutbox, services, publishPassing } = deps;
  const { audit, lobby, transactions } = services;
  const { currency, timeZone, gameEarningsBp, plans, rules } = deps;
  const shared = { db, log, wakeOutbox };
  const clocks = [
    startRoundClock(shared),
    startLimitClock(shared),
    startBreakClock(shared),
    startPersonSearchClock({ ...shared, onSessionEnded: deps.onSessionEnded }),
    startClosingClock({ ...shared, currency, timeZone, gameEarningsBp, plans }),
    startLargeWinClock({ db, log, currency, rules }),
    startExpiryClock({ transactions, log }),
    startStaleRoundClock(shared),
    startWinTicker({ lobby, publish: publishPassing, log }),
    startAuditClock({ audit, log }),
  ];
  return {
    async stop() {
      for (const clock of clocks.toReversed()) await clock.stop();
    },
  };
}
