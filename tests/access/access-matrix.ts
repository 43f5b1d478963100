import type { ApiName, ChannelKey, Role, UserStatus } from '@lobi/core/contract';
import type { RouteName } from '@lobi/core/routes';

/* Access rights, transcribed by hand from the specification (§2, §6, §7) and the security design (5.1 to
   5.4) only: no expectation here is read from a table of the product. A change of this file is a change
   of rights, so it is reviewed line by line. */

/** A caller before the object matters: a guest or a role. */
export type Who = 'guest' | Role;
export const columns = ['guest', 'player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/*
 * Cells. `–` none, `A` all, `O` own, `D` own and downline; further letters add others than oneself:
 *   d  the downline            p  players of the downline    a  everyone else
 *   l  everyone of lower rank (a superadmin: everyone else)
 *   h  every other player and agent                          q  every player
 * `A` of a call that concerns no user's object means that the role may make it.
 *
 * The last column is the account status (5.2): `any` is everyone who can sign in, `active` excludes
 * pending and restricted accounts, `out` lets a restricted account withdraw during a break that the
 * player began. A blocked account never has a session.
 */
const lines = {
  //                           guest player agent admin superadmin declare status
  'settings.show': /*        */ 'A     A     A     A     A     A     any',
  'lobby.show': /*           */ 'A     A     A     A     A     A     any',
  'game.list': /*            */ 'A     A     A     A     A     A     any',
  'client-error.report': /*       */ 'A     A     A     A     A     A     any',

  // A new session replaces the current one, so that these are allowed for signed-in users.
  'auth.login': /*           */ 'A     A     A     A     A     A     any',
  'auth.register': /*        */ 'A     A     A     A     A     A     any',
  'auth.password-reset': /*  */ 'A     A     A     A     A     A     any',

  'auth.check': /*           */ '–     O     O     O     O     O     any',
  'auth.logout': /*          */ '–     O     O     O     O     O     any',
  'auth.agreement': /*       */ '–     O     O     O     O     O     any',
  'auth.password': /*        */ '–     O     O     O     O     O     any',
  'broadcasting.auth': /*    */ '–     O     O     O     O     O     any',
  'second-factor.show': /*   */ '–     O     O     O     O     O     any',
  'second-factor.begin': /*  */ '–     O     O     O     O     O     any',
  'second-factor.confirm': /**/ '–     O     O     O     O     O     any',
  'second-factor.end': /*    */ '–     O     O     O     O     O     any',
  'second-factor.renew': /*  */ '–     O     O     O     O     O     any',
  'second-factor.reset': /*  */ '–     –     –     l     l     –     active',
  // Only users who hold money withdraw.
  'withdrawal-pin.show': /*  */ '–     O     O     –     –     –     any',
  'withdrawal-pin.set': /*   */ '–     O     O     –     –     –     any',
  'withdrawal-pin.end': /*   */ '–     O     O     –     –     –     any',
  'withdrawal-pin.reset': /* */ '–     –     –     l     l     –     active',
  'dashboard.show': /*       */ '–     O     O     O     O     O     any',
  'notification.list': /*    */ '–     O     O     O     O     O     any',
  'notification.read': /*    */ '–     O     O     O     O     O     any',
  'push.show': /*            */ '–     O     O     O     O     O     any',
  'push.set': /*             */ '–     O     O     O     O     O     any',
  'push.end': /*             */ '–     O     O     O     O     O     any',

  'user.list': /*            */ '–     –     D     A     A     –     any',
  'user.create': /*          */ '–     –     A     A     A     –     active',
  'user.show': /*            */ '–     O     D     A     A     O     any',
  'user.update': /*          */ '–     O     Op    Ol    A     O     any',
  'user.status': /*          */ '–     –     d     a     a     –     active',
  // Admins only below their own rank, narrower than 5.1: a link gives access to the account.
  'user.password-link': /*   */ '–     –     d     l     l     –     active',
  'user.freeze': /*          */ '–     –     –     h     h     –     active',
  'user.downline': /*        */ '–     –     D     A     A     –     any',
  // Address, device and city: an agent reads those of the downline never (5.1, 5.3).
  'activity.list': /*        */ '–     O     O     A     A     O     any',
  'session.list': /*         */ '–     O     O     A     A     O     any',
  'session.revoke': /*       */ '–     O     O     A     A     O     any',
  'limit.list': /*           */ '–     O     O     A     A     O     any',
  // Users cannot edit the limits of others (5.1, separation rules).
  'limit.set': /*            */ '–     O     –     –     –     –     any',
  'limit.confirm': /*        */ '–     O     –     –     –     –     any',
  'note.list': /*            */ '–     –     –     a     a     –     any',
  'note.create': /*          */ '–     –     –     a     a     –     active',
  'exclusion.list': /*       */ '–     –     –     q     q     –     any',
  'exclusion.create': /*     */ '–     –     –     q     q     –     active',

  // A declarator has no wallet and sees none.
  'wallet.show': /*          */ '–     O     D     A     A     –     any',
  'wallet.report': /*        */ '–     O     D     A     A     –     any',
  'ledger.list': /*          */ '–     O     D     A     A     –     any',
  'ledger.export': /*        */ '–     O     D     A     A     –     any',
  'ledger.show': /*          */ '–     O     D     A     A     –     any',
  'bet.list': /*             */ '–     O     D     A     A     –     any',
  'channel.list': /*         */ '–     O     D     A     A     –     any',
  'transaction.list': /*     */ '–     O     D     A     A     –     any',
  'transaction.show': /*     */ '–     O     D     A     A     –     any',
  'transaction.proof.show': /**/ '–    O     D     A     A     –     any',
  'transaction.create': {
    'cash-in': /*            */ '–     –     d     h     h     –     active',
    // The owner asks the agent above for it, or the agent asks and the owner confirms (domain).
    'cash-out': /*           */ '–     O     D     h     h     –     out',
    deposit: /*              */ '–     O     O     –     –     –     active',
    withdraw: /*             */ '–     O     O     –     –     –     out',
  },
  'transaction.paid': /*     */ '–     O     O     –     –     –     any',
  'transaction.proof': /*    */ '–     O     O     –     –     –     any',
  'transaction.cancel': /*   */ '–     O     O     –     –     –     any',
  'transaction.queue': /*    */ '–     –     D     A     A     –     any',
  // Staff decides a request on a house channel; an agent decides what is settled against the agent's float.
  // The other side of a cash-in or cash-out confirms it. Users cannot decide their own deposit or
  // withdrawal.
  'transaction.process': /*  */ '–     O     D     a     a     –     active',
  'transaction.complete': /* */ '–     O     D     a     a     –     active',
  'transaction.reject': /*   */ '–     O     D     a     a     –     active',
  'transaction.arrived': /*  */ '–     –     d     a     a     –     active',
  'earning.list': /*         */ '–     –     D     A     A     –     any',
  'earning.totals': /*       */ '–     –     D     A     A     –     any',
  'earning.show': /*         */ '–     –     O     A     A     –     any',
  'earning.claim': /*        */ '–     –     O     –     –     –     active',
  'earning.claim-all': /*    */ '–     –     O     –     –     –     active',

  // Agents are excluded from games (specification §2: player, admin, declare).
  'game.show': /*            */ '–     A     –     A     A     A     any',
  'round.list': /*           */ '–     A     –     A     A     A     any',
  'round.show': /*           */ '–     A     –     A     A     A     any',
  'round.proof': /*          */ '–     A     –     A     A     A     any',
  'event.list': /*           */ '–     A     –     A     A     A     any',
  'table.show': /*           */ '–     A     –     A     A     A     any',
  'table.chains': /*         */ '–     A     –     A     A     A     any',
  'table.salt': /*           */ '–     –     –     A     A     –     active',
  'play.show': /*            */ '–     O     D     A     A     –     any',
  'game.create': /*          */ '–     –     –     A     A     O     active',
  'game.update': /*          */ '–     –     –     A     A     O     active',
  'event.create': /*         */ '–     –     –     A     A     O     active',
  'event.update': /*         */ '–     –     –     A     A     O     active',
  'round.create': /*         */ '–     –     –     A     A     O     active',
  'round.open': /*           */ '–     –     –     A     A     O     active',
  'round.last-call': /*      */ '–     –     –     A     A     O     active',
  'round.close': /*          */ '–     –     –     A     A     O     active',
  'round.side': /*           */ '–     –     –     A     A     O     active',
  'round.declare': /*        */ '–     –     –     A     A     O     active',
  'round.undo': /*           */ '–     –     –     A     A     O     active',
  'round.cancel': /*         */ '–     –     –     A     A     O     active',
  // A declarator reports the mistake but cannot change it: only staff decides about a settled result.
  'round.correct': /*        */ '–     –     –     A     A     O     active',
  'round.decide-correction': /**/ '–   –     –     A     A     –     active',

  // Only players stake; staff and declarators have no playing wallet.
  'bet.place': /*            */ '–     O     –     –     –     –     active',
  'play.create': /*          */ '–     O     –     –     –     –     active',
  // An open play may be finished, whatever the account status.
  'play.step': /*            */ '–     O     –     –     –     –     any',
  'play.list': /*            */ '–     O     –     –     –     –     any',
  'game.launch': /*          */ '–     O     –     –     –     –     active',
  'fairness.show': /*        */ '–     O     –     –     –     –     any',
  'fairness.rotate': /*      */ '–     O     –     –     –     –     any',
  'favourite.add': /*        */ '–     O     –     –     –     –     any',
  'favourite.remove': /*     */ '–     O     –     –     –     –     any',
  'play-session.show': /*    */ '–     O     –     –     –     –     any',
  'reality-check.acknowledge': /**/ '– O     –     –     –     –     any',
  'reality-check.interval': /**/ '–    O     –     –     –     –     any',
  'break.start': /*          */ '–     O     –     –     –     –     any',
  'break.end': /*            */ '–     O     –     –     –     –     any',
  'open-game.show': /*       */ '–     O     –     –     –     –     any',
  'open-game.leave': /*      */ '–     O     –     –     –     –     any',

  'admin.activity.list': /*  */ '–     –     –     A     A     –     any',
  'admin.audit': /*          */ '–     –     –     A     A     –     any',
  'admin.audit.run': /*      */ '–     –     –     A     A     –     active',
  'admin.report': /*         */ '–     –     –     A     A     –     any',
  'admin.gateway.list': /*   */ '–     –     –     A     A     –     any',
  'admin.gateway.update': /* */ '–     –     –     A     A     –     active',
  'admin.channel.list': /*   */ '–     –     –     A     A     –     any',
  'admin.channel.show': /*   */ '–     –     –     A     A     –     any',
  'admin.channel.create': /* */ '–     –     –     A     A     –     active',
  'admin.channel.update': /* */ '–     –     –     A     A     –     active',
  // Any staff may suspend a provider at once; lifting the suspension may require two people.
  'admin.provider.list': /*  */ '–     –     –     A     A     –     any',
  'admin.provider.suspensions': '–     –     –     A     A     –     any',
  'admin.provider.suspend': /**/ '–    –     –     A     A     –     active',
  'admin.setting.list': /*   */ '–     –     –     A     A     –     any',
  // `changeAskers` defines which kinds of change a role may request.
  'admin.change.list': /*    */ '–     –     –     A     A     –     any',
  'admin.change.create': /*  */ '–     –     –     A     A     –     active',
  'admin.change.decide': /*  */ '–     –     –     A     A     –     active',
  'admin.change.withdraw': /**/ '–     –     –     A     A     –     active',
} as const;

/** Account statuses that may make a call; a blocked account never has a session. */
export type StatusRule = 'any' | 'active' | 'out';

export interface MatrixRow {
  readonly call: ApiName;
  /** One variant of the call, if its variants have different rights; otherwise empty. */
  readonly label: string;
  readonly cells: Readonly<Record<Who, string>>;
  readonly status: StatusRule;
}

const letters: Readonly<Record<string, string>> = { '–': '', D: 'Od', A: 'Oa' };

function parseLine(call: string, label: string, line: string): MatrixRow {
  const parts = line.split(/\s+/);
  const cells = parts.slice(0, columns.length).map((part) => letters[part] ?? part);
  const status = parts[columns.length];
  if (parts.length !== columns.length + 1 || !/^(any|active|out)$/.test(status ?? '')) {
    throw new Error(`the line of ${call} has ${parts.length} parts`);
  }
  return {
    call: call as ApiName,
    label,
    cells: Object.fromEntries(columns.map((who, at) => [who, cells[at]])) as MatrixRow['cells'],
    status: status as StatusRule,
  };
}

/** The matrix of calls, one row for each variant of a call. */
export const accessMatrix: readonly MatrixRow[] = Object.entries(lines).flatMap(([call, line]) =>
  typeof line === 'string'
    ? [parseLine(call, '', line)]
    : Object.entries(line).map(([label, way]) => parseLine(call, label, way)),
);

/** Returns whether this role may make the call, in any variant. */
export const isOpenTo = (call: ApiName, who: Who): boolean =>
  accessMatrix.some((row) => row.call === call && row.cells[who] !== '');

/**
 * Visitors who may open a screen (specification §2 and §6). `*` is everyone, `+` every signed-in user.
 * The specification assigns no route to superadmins; the security design gives them an admin's rights.
 */
export const routeMatrix: Readonly<Record<RouteName, string>> = {
  root: '*',
  terms: '*',
  login: '*',
  'auth.register': '*',
  'password.reset': '*',
  'game.index': '*',
  'fairness.show': '*',
  'error.403': '*',

  dashboard: '+',
  'user.index': '+',
  'user.show': '+',
  'user.edit': '+',
  'activity.index': '+',
  'limit.index': '+',
  'notification.index': '+',
  'wallet.show': '+',
  'ledger.index': '+',
  'transaction.index': '+',
  'bet.index': '+',
  'game.live': '+',
  'game.casino': '+',
  'game.provider': '+',

  'user.create': 'agent admin superadmin',
  'report.index': 'player agent admin superadmin',
  'transaction.create': 'agent admin superadmin',
  'transaction.show': 'agent admin superadmin',
  'earning.index': 'agent admin superadmin',
  'earning.show': 'agent admin superadmin',
  'game.create': 'admin superadmin declare',
  'game.show': 'player admin superadmin declare',

  'player.dashboard': 'player',
  'player.wallet.deposit': 'player',
  'player.wallet.withdraw': 'player',
  'player.transaction.show': 'player',
  'agent.dashboard': 'agent',
  'agent.wallet.deposit': 'agent',
  'agent.wallet.withdraw': 'agent',
  'agent.transaction': 'agent',
  'agent.transaction.show': 'agent',
  'admin.dashboard': 'admin superadmin',
  'admin.gateway': 'admin superadmin',
  'admin.provider': 'admin superadmin',
  'admin.channel': 'admin superadmin',
  'admin.channel.create': 'admin superadmin',
  'admin.channel.edit': 'admin superadmin',
  'admin.transaction': 'admin superadmin',
  'admin.transaction.show': 'admin superadmin',
  'admin.report': 'admin superadmin',
  'admin.change': 'admin superadmin',
  'admin.setting': 'admin superadmin',
  'admin.audit': 'admin superadmin',
  'admin.activity': 'admin superadmin',
};

/**
 * Users who may subscribe to a channel with a signature (5.4), and for which id: `own user`, `own
 * wallet` or `all`. Public channels need none. Statuses are those of 5.2: a pending or restricted
 * account has only its own channels, a blocked one has none. 5.4 closes the wallet channel to staff.
 * Specification §7 opens it for every signed-in user, and an admin's wallet is the float of cash-ins, so
 * that staff may join their own; a declarator has no wallet. 5.4 denies presence channels by default;
 * `staff.all` is the one exception, for staff only.
 */
export const channelMatrix: Readonly<
  Record<ChannelKey, { readonly id: string; readonly who: string; readonly status: StatusRule }>
> = {
  user: { id: 'own user', who: 'player agent admin superadmin declare', status: 'any' },
  wallet: { id: 'own wallet', who: 'player agent admin superadmin', status: 'any' },
  agent: { id: 'own user', who: 'agent', status: 'active' },
  ops: { id: 'all', who: 'admin superadmin', status: 'active' },
  staff: { id: 'all', who: 'admin superadmin', status: 'active' },
  round: { id: 'public', who: '', status: 'any' },
  lobby: { id: 'public', who: '', status: 'any' },
  table: { id: 'public', who: '', status: 'any' },
  game: { id: 'public', who: '', status: 'any' },
  pond: { id: 'public', who: '', status: 'any' },
};

/** Statuses with a session. */
export const liveStatuses = ['activated', 'pending', 'restricted'] as const satisfies UserStatus[];

/**
 * Roles that may request a change for two people, and roles that may decide (5.1 ° and
 * docs/security-guide.md).
 */
export const changeMatrix: Readonly<
  Record<string, { readonly requests: string; decides: string }>
> = {
  'user.role': { requests: 'superadmin', decides: 'superadmin' },
  'user.agent': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'user.create': { requests: 'superadmin', decides: 'superadmin' },
  'user.unblock': { requests: 'superadmin', decides: 'admin superadmin' },
  'channel.create': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'channel.update': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'gateway.update': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'provider.update': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'provider.lift': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'bet.void': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'transfer.reverse': { requests: 'admin superadmin', decides: 'admin superadmin' },
  'float.mint': { requests: 'superadmin', decides: 'admin superadmin' },
  'float.burn': { requests: 'superadmin', decides: 'admin superadmin' },
  'setting.update': { requests: 'superadmin', decides: 'admin superadmin' },
};
