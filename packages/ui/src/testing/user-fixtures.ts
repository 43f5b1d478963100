import type { OfficeUser } from '../components/user-header/user.types.ts';

/** A sample agent of the second level. */
export const sampleAgent: OfficeUser = {
  id: 'u-nusa',
  username: 'nusa_bali',
  role: 'agent',
  status: 'activated',
  wallet: { id: 'w-nusa', balance: '48750000', held: '2000000', currency: 'IDR' },
  parent: { id: 'u-lentera', username: 'lentera_timur' },
  createdAt: '2026-03-14T02:10:00.000Z',
  lastLoginAt: '2026-11-20T08:41:12.000Z',
};
