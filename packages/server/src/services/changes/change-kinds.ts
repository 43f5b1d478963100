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

/** A change as passed to the functions of its kind: requester, parameters, and booking time. */
export interface AskedChange<Kept> {
  /** User who requested the change, as stored in the database now. */
  readonly actor: Actor;
  readonly params: Kept;
  /** Reason, visible to staff only and not to the user concerned. */
  readonly reason: string;
  readonly at: Date;
}

/** Subject of a change, in its state at the time of the request. */
export interface ChangeSubject {
  /** Id of the user or record to change; `null` for a new one. It can have one open request at a time. */
  readonly id: string | null;
  readonly name: string;
  /** User concerned, who may neither request nor decide. */
  readonly personId: string | null;
  readonly facts: readonly ChangeFact[];
}

/** Effect to run after the commit of a change. */
export interface ChangeEffect {
  /** Sessions that have ended with it. */
  readonly endedSessions?: readonly string[];
}

/**
 * One kind of change that may require two people; `changeRoles` defines who requests and decides. `Kept`
 * is the stored form of the request until it is decided: plain JSON without readable secrets.
 */
export interface ChangeKind<Params, Stored = Params> {
  /** Removes or encrypts secrets before the request is stored. Default: stored unchanged. */
  toStoredParams?(params: Params): Promise<Stored>;
  /**
   * Rejects a change that could not be executed, without changing anything. Errors are those of
   * `execute`.
   */
  findSubject(tx: Transaction, request: AskedChange<Stored>): Promise<ChangeSubject>;
  /**
   * Executes the change in the transaction of the approval. It validates again, locks wallets before
   * users, and publishes its changes. After an error the request stays open.
   */
  execute(tx: Transaction, request: AskedChange<Stored>): Promise<ChangeEffect>;
}

/** One kind for each name of the contract; the stored parameters are private to the kind. */
export type ChangeKinds = {
  readonly [Name in ChangeRequestKind]: ChangeKind<ChangeParams<Name>, unknown>;
};

/** Creates the table of changes that may require two people. @source ours */
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
