import type { ChannelKind } from './statuses.ts';

/**
 * Settlement of a payment channel: by the house's accounts, or by the float of the player's agent.
 * @source ours
 */
export type ChannelSettlement = 'house' | 'agent';

/** Returns which side settles each kind of channel. @source ours – domain 2.1 (who pays) */
export const settlementOf = (kind: ChannelKind): ChannelSettlement =>
  kind === 'agent' ? 'agent' : 'house';

/**
 * Which requests on their own float agents decide: none; those within the limits that have neither
 * a risk flag nor a duplicate; or all within the limits. @source ours
 */
export const agentReviews = ['never', 'unflagged', 'within-limits'] as const;
export type AgentReview = (typeof agentReviews)[number];

/**
 * Reasons why staff decides a request instead of an agent, in display order. `flagged` gives no details,
 * since some flags concern agents.
 * @source ours
 */
export const staffReasons = [
  'house-channel',
  'agent-changed',
  'agents-off',
  'player-limit',
  'agent-limit',
  'flagged',
] as const;
export type StaffReason = (typeof staffReasons)[number];
