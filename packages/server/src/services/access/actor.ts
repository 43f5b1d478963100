import type { Role, UserStatus } from '@lobi/core/contract';

/** The caller: the signed-in user, read from the database for this request. */
export interface Actor {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
  readonly status: UserStatus;
  readonly walletId: string;
}
