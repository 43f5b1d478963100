import type { Transaction, TransactionDetail, User } from '@lobi/core/contract';
import { apiSession } from './api-session.ts';

/** Rejects undecided requests of a user: an open request is shown instead of the form. */
export async function clearRequests(
  origin: string,
  username: string,
  type: 'deposit' | 'withdraw',
): Promise<void> {
  const session = await apiSession(origin, username);
  const admin = await apiSession(origin, 'admin');
  const { wallet } = await session.get<User>('/api/auth/check');
  for (const status of ['pending', 'processing'] as const) {
    const { data: open } = await session.get<{ readonly data: readonly Transaction[] }>(
      `/api/wallet/${wallet.id}/transaction?perPage=100&type=${type}&status=${status}`,
    );
    for (const { id } of open) {
      const { data } = await admin.get<{ readonly data: TransactionDetail }>(
        `/api/transaction/${id}`,
      );
      const body = { version: data.version, reason: 'cleared for the next one' };
      await admin.post(`/api/transaction/${id}/reject`, body);
    }
  }
}
