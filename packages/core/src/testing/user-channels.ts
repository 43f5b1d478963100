/** Channels that a client joins for a signed-in user. */
export const channelsOf = (username: string) => [
  `private-user.user-${username}`,
  `private-wallet.wallet-${username}`,
];
