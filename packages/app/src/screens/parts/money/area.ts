/** The pages of a user's own money, for players and for agents. @source spec §2 */
export const areas = {
  player: {
    deposit: 'player.wallet.deposit',
    withdraw: 'player.wallet.withdraw',
    transaction: 'player.transaction.show',
  },
  agent: {
    deposit: 'agent.wallet.deposit',
    withdraw: 'agent.wallet.withdraw',
    transaction: 'agent.transaction.show',
  },
} as const;

/** Role that an area of pages belongs to. */
export type Area = keyof typeof areas;
