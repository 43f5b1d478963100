import type { Actor } from '../access/actor.ts';

/** A running session and its owner. */
export interface Session {
  readonly id: string;
  readonly actor: Actor;
}

/** Credentials of a request, valid or not. */
export interface SessionCredentials {
  /** Bearer token. */
  readonly token: string | undefined;
  /** Cookie of the session, which scripts cannot read. */
  readonly cookie: string | undefined;
  /** Mark of a known device. */
  readonly device: string | undefined;
  /** Seconds of inactivity reported by the calling page; 0 unless given. */
  readonly idleSeconds?: number;
}

/** A new session with its secrets, which are returned once and stored only as hashes. */
export interface SignedIn {
  readonly session: Session;
  readonly token: string;
  readonly cookie: string;
  readonly device: string;
}
