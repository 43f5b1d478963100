import { downline, roleOf, type Member, type Owner } from './access-people.ts';

/** Allows, or returns the code of the error. */
export type Verdict = 'yes' | 'not_found' | 'forbidden' | 'own_request' | 'staff_decides';
export type Rule = (caller: Member, owner: Owner) => Verdict;

const isStaff = (caller: Member): boolean => ['admin', 'superadmin'].includes(roleOf(caller));
const isBelow = (caller: Member, owner: Owner): boolean =>
  downline[caller]?.includes(owner) ?? false;

/** Own, downline, or all for staff; other objects appear not to exist. @source ours */
export const maySee: Rule = (caller, owner) =>
  isStaff(caller) || caller === owner || isBelow(caller, owner) ? 'yes' : 'not_found';

/** As `maySee`, but a declarator has no wallet. @source ours */
export const maySeeWallet: Rule = (caller, owner) =>
  roleOf(caller) === 'declare' ? 'not_found' : maySee(caller, owner);

/** Origins and limits of a user: own, or any for staff. @source ours */
export const mayTrace: Rule = (caller, owner) =>
  isStaff(caller) || caller === owner ? 'yes' : 'not_found';

/** Staff about all users but themselves. @source ours */
export const mayNote: Rule = (caller, owner) =>
  isStaff(caller) && caller !== owner ? 'yes' : 'not_found';

/** Exclusions of players, by staff. @source ours */
export const mayExclude: Rule = (caller, owner) =>
  isStaff(caller) && roleOf(owner) === 'player' ? 'yes' : 'not_found';

export const mayOwn: Rule = (caller, owner) => (caller === owner ? 'yes' : 'not_found');

/** Name and contacts: own, an agent's players below, those of lower rank for staff. @source ours */
export const mayEdit: Rule = (caller, owner) => {
  if (maySee(caller, owner) !== 'yes') return 'not_found';
  const isHigher = ['admin', 'superadmin'].includes(owner);
  const may =
    caller === owner ||
    caller === 'superadmin' ||
    (caller === 'admin' && !isHigher) ||
    (isBelow(caller, owner) && roleOf(owner) === 'player');
  return may ? 'yes' : 'forbidden';
};

/** A link for another user's new password: by those above, and by staff of those of lower rank. @source ours */
export const mayLinkPassword: Rule = (caller, owner) => {
  if (maySee(caller, owner) !== 'yes') return 'not_found';
  if (caller === owner) return 'forbidden';
  const outranks = caller === 'superadmin' || !['admin', 'superadmin'].includes(owner);
  return outranks ? 'yes' : 'forbidden';
};

const holdsMoney = (owner: Owner): boolean => ['agent', 'player'].includes(roleOf(owner));

/**
 * Help for a user who lost the device or forgot the PIN, by staff of a higher rank. @source ours –
 * security 6.3.3
 */
export const mayHelp: Rule = (caller, owner) =>
  isStaff(caller) ? mayLinkPassword(caller, owner) : 'forbidden';

/** Wallets of players and agents, by staff. @source ours */
export const mayFreeze: Rule = (_caller, owner) => (holdsMoney(owner) ? 'yes' : 'forbidden');

/**
 * Into visible wallets of players and agents, never into that of the caller, and never by a player.
 * @source ours
 */
export const mayCashIn: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  const gives = isStaff(caller) || roleOf(caller) === 'agent';
  return gives && holdsMoney(owner) && caller !== owner ? 'yes' : 'forbidden';
};

/** By the owner to the agent above, or by an agent above the owner or staff. @source ours */
export const mayCashOut: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  const hasAgent = ['subagent', 'player', 'player2'].includes(owner);
  const isRequester = isBelow(caller, owner) || (isStaff(caller) && holdsMoney(owner));
  return isRequester || (caller === owner && hasAgent) ? 'yes' : 'forbidden';
};

/** Deposit and withdrawal: only the owner, a player or an agent. @source ours */
export const mayRequest: Rule = (caller, owner) => {
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  return caller === owner && holdsMoney(owner) ? 'yes' : 'forbidden';
};

/** Review of a deposit to the house: staff; never the owner, and no agent. @source ours */
export const mayReview: Rule = (caller, owner) => {
  if (caller === owner) return 'own_request';
  if (maySeeWallet(caller, owner) !== 'yes') return 'not_found';
  return isStaff(caller) ? 'yes' : 'staff_decides';
};

/** Running games: a declarator's own, any for staff. @source ours */
export const mayRun: Rule = (caller, owner) =>
  isStaff(caller) || caller === owner ? 'yes' : 'not_found';
