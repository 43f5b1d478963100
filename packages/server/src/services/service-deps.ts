import type { Currency, Shot } from '@lobi/core/contract';
import type { Engines } from '@lobi/core/games';
import type { PlatformRules } from '../config/platform-rules.ts';
import type { Signer } from '../config/signer.ts';
import type { Database } from '../store/database.ts';
import type { TablePort } from './plays/table-port.ts';

/** The part of a logger that services use; pino implements it. */
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
  /** Origins other than our own from which pages may load broadcasts. */
  readonly mediaOrigins: readonly string[];
  /** Key and hosts of push messages; without them no push messages are offered. */
  readonly push?: { readonly publicKey: string; readonly hosts: readonly string[] } | undefined;
  /** Undo period of a declared result of new games, in seconds. */
  readonly confirmSeconds: number;
  /** Initial status of registered users. */
  readonly newUserStatus: 'activated' | 'pending';
  readonly hashPassword: (password: string) => Promise<string>;
  readonly verifyPassword: (passwordHash: string, password: string) => Promise<boolean>;
  /** Called as soon as a session has ended, so that its sockets receive nothing more. */
  readonly onSessionEnded: (sessionId: string) => void;
  /** Approval rules as configured at the start; `currentSettings` includes later changes. */
  readonly rules: PlatformRules;
  /** Encrypts credentials for the database. */
  readonly seal: (text: string) => string;
  /** Decrypts a sealed value. */
  readonly unseal: (sealed: string) => string;
  /** Signs the pools of rounds when their betting ends. */
  readonly signer: Signer;
  /** The engines that games are played by. */
  readonly engines: Engines;
  /** Games with shared rounds; without them their tables accept no bets. */
  readonly tables?: TablePort;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Called after a bet changed a round's pools. */
  readonly touchRound: (roundId: string) => void;
  /** Called after the commit of a shot in a fishing game, for the others in it. */
  readonly publishShot: (gameId: string, shot: Shot) => void | Promise<void>;
  /**
   * Replaces the database's clock as the current time. Only the demo seed, which writes history, and
   * tests pass it.
   */
  readonly currentTime?: () => Date;
}
