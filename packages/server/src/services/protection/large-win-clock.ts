import type { Currency } from '@lobi/core/contract';
import type { PlatformRules } from '../../config/platform-rules.ts';
import type { Database } from '../../store/database.ts';
import { logLargeWins } from '../../store/large-wins.ts';
import type { LimitClockOptions } from '../limits/limit-clock.ts';
import { repeat, type Repetition } from '../concurrency/repeat.ts';
import { currentSettings } from '../settings/current-settings.ts';

export interface LargeWinClockOptions extends Omit<LimitClockOptions, 'wakeOutbox'> {
  readonly currency: Currency;
  /** Default threshold of a large win. */
  readonly rules: Pick<PlatformRules, 'largeWinFrom'>;
}

/** Logs large wins; returns the number. @source ours – after GLI-19 §2.8.8 */
export const recordLargeWins = (
  db: Database,
  { rules, currency }: Pick<LargeWinClockOptions, 'rules' | 'currency'>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const start = { largeWinFrom: rules.largeWinFrom };
    const { largeWinFrom } = await currentSettings(tx, start, currency);
    return logLargeWins(tx, largeWinFrom);
  });

/**
 * Periodically logs large wins, separately from play, which never waits for it. Every node may run one.
 */
export function startLargeWinClock(options: LargeWinClockOptions): Repetition {
  const { db, log, intervalMs = 10_000 } = options;
  return repeat(async () => {
    try {
      await recordLargeWins(db, options);
    } catch (error) {
      log.error({ err: error }, 'large wins could not be checked');
    }
  }, intervalMs);
}
