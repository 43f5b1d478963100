import { playMoney, type PolicyPack } from '@lobi/core/policy';

/** What an operator sets: who decides what, and under whose law people play. Amounts in minor units. @source ours */
export interface PlatformRules {
  /** Most that an agent may decide of a player below; above it only staff does. */
  readonly agentApprovalUpTo: bigint;
  /** Above it two people approve; `null`: one is enough. */
  readonly secondApprovalAbove: bigint | null;
  /** Cash-in above it waits for staff; `null`: it is complete at once. */
  readonly cashInApprovalAbove: bigint | null;
  /** The most that one play on a game of the house may return. */
  readonly maximumPayout: bigint;
  /** What protects players at the place whose law applies. */
  readonly policy: PolicyPack;
}

/** What holds where the operator says nothing. */
export const defaultRules: PlatformRules = {
  agentApprovalUpTo: 5_000_000n,
  secondApprovalAbove: null,
  cashInApprovalAbove: null,
  maximumPayout: 5_000_000_000n,
  policy: playMoney,
};
