/** States of a demo account: seeded with a public password, or removed permanently. */
export const demoAccountStates = ['open', 'closed'] as const;

/** State of an account as part of the demo; `null`: not a demo account. @source ours */
export type DemoAccount = (typeof demoAccountStates)[number] | null;

/**
 * Returns whether an account may be used: a demo account only while the platform runs as a demo.
 * @param isDemo whether this node runs as a demo
 */
export const isUsable = (account: DemoAccount, isDemo: boolean): boolean =>
  account === null || (account === 'open' && isDemo);

/** The rule of `isUsable` as an SQL condition on a row `u` of `users`. */
export const usableUser = (isDemo: boolean): string =>
  isDemo ? `u.demo_account is distinct from 'closed'` : 'u.demo_account is null';
