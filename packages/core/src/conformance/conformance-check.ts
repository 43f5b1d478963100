import type { ContractKit } from './contract-kit.ts';

/** Permissions of a run: read only, move money and change data, use the socket protocol. */
export const conformanceLevels = ['read', 'money', 'realtime'] as const;
export type ConformanceLevel = (typeof conformanceLevels)[number];

/** Groups of checks, by subject. */
export const checkGroups = [
  'success',
  'failure',
  'guest',
  'fields',
  'malformed',
  'filters',
  'pages',
  'roles',
  'ownership',
  'anti-forgery',
  'idempotency',
  'conventions',
  'amounts',
  'channels',
  'protocol',
  'events',
] as const;
export type CheckGroup = (typeof checkGroups)[number];

/** One requirement of the contract, and a check of a backend against it. */
export interface ConformanceCheck {
  /** Unique, such as `wallet.show success`; used in reports and by `--only`. */
  readonly name: string;
  readonly group: CheckGroup;
  /** Requirement of the contract, as text. */
  readonly expected: string;
  /**
   * Sends only calls that must be rejected: a conforming backend changes nothing, so that the check may
   * run in read-only runs.
   */
  readonly isRefused?: true;
  /** Throws a `Mismatch` if the backend differs, an `Unavailable` if the check is not possible. */
  run(kit: ContractKit): Promise<void>;
}
