/** Limits that an operator sets about who decides what. Amounts in minor units. @source ours */
export interface PlatformRules {
  /** Most that an agent may decide of a player below; above it only staff does. */
  readonly agentApprovalUpTo: bigint;
  /** Above it two people approve; `null`: one is enough. */
  readonly secondApprovalAbove: bigint | null;
  /** Cash-in above it waits for staff; `null`: it is complete at once. */
  readonly cashInApprovalAbove: bigint | null;
}

/** What holds where the operator says nothing. */
export const defaultRules: PlatformRules = {
  agentApprovalUpTo: 5_000_000n,
  secondApprovalAbove: null,
  cashInApprovalAbove: null,
};
