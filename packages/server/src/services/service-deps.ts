import type { Currency } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import type { PlatformRules } from '../config/platform-rules.ts';
import type { Signer } from '../config/signer.ts';
import type { Database } from '../store/database.ts';
import type { TableRoom } from './plays/table-room.ts';

/** Just enough of a logger; pino fits. */
export interface ServiceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Dependencies of the services. */
export interface ServiceDeps {
  readonly db: Database;
  readonly log: ServiceLog;
  /** Whether the platform runs as a demo, whose seeded accounts may be used. */
  readonly isDemo: boolean;
  /** Currency of new wallets. */
  readonly currency: Currency;
  /** IANA name of the zone in which the platform's days begin. */
  readonly timeZone: string;
  /** Origins beside the own site from which pages may load broadcasts. */
  readonly mediaOrigins: readonly string[];
  /** Time to undo a declared result of new games, in seconds. */
  readonly confirmSeconds: number;
  /** Status of who registers. */
  readonly newUserStatus: 'activated' | 'pending';
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  /** Called as soon as a session has ended, so that its sockets receive nothing more. */
  readonly onSessionEnded: (sessionId: string) => void;
  /** Rules of who decides what, as the platform was started; `currentSettings` knows later changes. */
  readonly rules: PlatformRules;
  /** Makes credentials unreadable for readers of the database. */
  readonly seal: (text: string) => string;
  /** Reads what was sealed. */
  readonly unseal: (sealed: string) => string;
  /** Signs the pools of rounds when their betting ends. */
  readonly signer: Signer;
  /** The engines that games are played by. */
  readonly engines: Engines;
  /** Games with shared rounds; without it their tables take no bets. */
  readonly tables?: TableRoom;
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
