import type { ChangeFact, ChangeParams, ChangeRequestKind } from '@lobi/core/contract';
import type { Transaction } from '../../store/database.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { UserManagement } from '../people/manage-users.ts';
import { changeRole } from './change-role.ts';
import { createAdmin } from './create-admin.ts';
import { liftProviderChange, updateProviderChange } from './provider-changes.ts';
import { moveFloat } from './move-float.ts';
import { moveUser } from './move-user.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { createChannelChange, updateChannelChange, updateGatewayChange } from './set-up-payment.ts';
import { unblockUser } from './unblock-user.ts';
import { updateSetting } from './update-setting.ts';
import { voidBet } from './void-bet.ts';

/** A change as its kind is given it: by whom, with what, and under which time to book. */
export interface AskedChange<Kept> {
  /** User who requested the change, as stored in the database now. */
  readonly actor: Actor;
  readonly params: Kept;
  /** Why, for staff alone: no one concerned reads it. */
  readonly reason: string;
  readonly at: Date;
}

/** Subject of a change, in its state at the time of the request. */
export interface ChangeSubject {
  /** Id of the user or record to change; `null` for a new one. One request about it waits at a time. */
  readonly id: string | null;
  readonly name: string;
  /** Person concerned, who neither asks nor decides. */
  readonly personId: string | null;
  readonly facts: readonly ChangeFact[];
}

/** Effect to run after the commit of a change. */
export interface ChangeEffect {
  /** Sessions that have ended with it. */
  readonly endedSessions?: readonly string[];
}

/**
 * One kind of change that may take two people; `changeRoles` says who asks and decides. `Kept` is what is kept of the request until it is
 * decided: plain JSON, and no secret that can be read.
 */
export interface ChangeKind<Params, Kept = Params> {
  /** Makes secrets unreadable before anything is kept. Default: all is kept as it was asked. */
  keep?(params: Params): Promise<Kept>;
  /**
   * Rejects at once a change that could not be carried out; changes nothing. Errors are those of
   * `execute`.
   */
  look(tx: Transaction, asked: AskedChange<Kept>): Promise<ChangeSubject>;
  /**
   * Carries the change out, in the transaction of the approval. It checks everything again, takes
   * wallets before users, and announces what it changes. Errors leave the request waiting.
   */
  execute(tx: Transaction, asked: AskedChange<Kept>): Promise<ChangeEffect>;
}

/** One kind for each that the contract names; what is kept is between a kind and itself. */
export type ChangeKinds = {
  readonly [Name in ChangeRequestKind]: ChangeKind<ChangeParams<Name>, unknown>;
};

/** The table of changes that may take two people. @source ours */
export const createChangeKinds = (deps: ServiceDeps, people: UserManagement): ChangeKinds => ({
  'user.role': changeRole(deps),
  'user.agent': moveUser(deps),
  'user.create': createAdmin(deps, people),
  'user.unblock': unblockUser(deps, people),
  'channel.create': createChannelChange(deps),
  'channel.update': updateChannelChange(deps),
  'gateway.update': updateGatewayChange(deps),
  'provider.update': updateProviderChange(deps),
  'provider.lift': liftProviderChange(deps),
  'bet.void': voidBet(deps),
  'transfer.reverse': reverseTransfer(deps),
  'float.mint': moveFloat(deps, 'float.mint'),
  'float.burn': moveFloat(deps, 'float.burn'),
  'setting.update': updateSetting(deps),
});
