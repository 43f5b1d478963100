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

/** One thing that the contract says, and a way to see whether a backend does it. */
export interface ConformanceCheck {
  /** Unique, such as `wallet.show success`; reports and `--only` name it so. */
  readonly name: string;
  readonly group: CheckGroup;
  /** Requirement of the contract, in words. */
  readonly expected: string;
  /**
   * Sends only calls that must be rejected: a backend that keeps the contract changes nothing, so
   * the check may run where only reading is allowed.
   */
  readonly isRefused?: true;
  /** Throws a `Mismatch` where the backend differs, an `Unavailable` where it cannot be asked. */
  run(kit: ContractKit): Promise<void>;
}
