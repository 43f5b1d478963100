import type { Sealer } from '../../config/sealer.ts';
import type { Publish } from '../../services/outbox/outbox-publisher.ts';
import type { ServiceLog } from '../../services/service-deps.ts';
import type { Database } from '../../store/database.ts';

/** Dependencies of the tables. */
export interface TableDeps {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Encrypts and decrypts the secrets of the chains. */
  readonly sealer: Sealer;
  readonly publish: Publish;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Maximum payout of one play as configured at the start, in minor units. */
  readonly maximumPayout: bigint;
  /** Replaces the database's clock as the current time; tests set it. */
  readonly currentTime?: (() => Date) | undefined;
  /** Number of rounds of a new hash chain. Default 10,000. */
  readonly chainGames?: number | undefined;
  /** Source of the salts of new chains, if they come from outside. */
  readonly saltSource?: string | undefined;
  /** Draws a salt after its chain was published. Default 256 random bits. */
  readonly newSalt?: (() => Promise<string>) | undefined;
  /** Interval of the tables' clock, in ms. Default 100. */
  readonly intervalMs?: number | undefined;
}
