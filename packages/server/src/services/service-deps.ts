import type { Currency } from '@lobi/core/contract';
import type { Database } from '../store/database.ts';

/** Just enough of a logger; pino fits. */
export interface ServiceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the services need from outside. */
export interface ServiceDeps {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Currency of new wallets. */
  readonly currency: Currency;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Called after a bet changed a round's pools. */
  readonly touchRound: (roundId: string) => void;
  /**
   * Time to book under instead of the database's own clock. Only the demo seed, which writes
   * history, and tests pass it.
   */
  readonly bookTime?: () => Date;
}
