import type { ContractKit } from './contract-kit.ts';
import type { HttpSession, SessionUser } from './http-session.ts';

/** A new player with money, whose wallet is frozen after `before`. */
export async function frozenNewcomer<Done>(
  kit: ContractKit,
  before: (session: HttpSession, self: SessionUser) => Promise<Done>,
): Promise<{ session: HttpSession; self: SessionUser; done: Done }> {
  const { session, self } = await kit.newcomer();
  const admin = await kit.as('admin');
  await admin.call('transaction.create', {
    params: { walletId: self.wallet.id },
    body: { type: 'cash-in', amount: '500000' },
  });
  const done = await before(session, self);
  await admin.call('user.freeze', {
    params: { userId: self.id },
    body: { frozen: true, reason: 'for a check' },
  });
  return { session, self, done };
}

/** No preparation. */
export const asIs = (): Promise<undefined> => Promise.resolve(undefined);
