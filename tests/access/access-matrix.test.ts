import { describe, expect, it } from 'vitest';
import {
  accessFault,
  apiTable,
  changeRequestKinds,
  channels,
  roles,
  wireChannelName,
  type ApiName,
  type ApiRow,
  type ChannelKey,
  type Role,
  type UserStatus,
  mayJoin,
} from '@lobi/core/contract';
import { decideAccess, routeNames, routeTable, type RouteName } from '@lobi/core/routes';
import { changeRoles } from '@lobi/core/rules';
import {
  accessMatrix,
  changeMatrix,
  channelMatrix,
  columns,
  isOpenTo,
  liveStatuses,
  routeMatrix,
  type MatrixRow,
} from './access-matrix.ts';
import { downline, owners, roleOf, type Member, type Owner } from './access-people.ts';
import { ownedRows } from './owned-rows.ts';

const calls = Object.keys(apiTable) as ApiName[];
const named = (row: MatrixRow): string => (row.label ? `${row.call} ${row.label}` : row.call);

describe('the call table against the access matrix', () => {
  it('the call table has exactly the calls of the matrix', () => {
    expect([...new Set(accessMatrix.map(({ call }) => call))].sort()).toEqual(calls.sort());
  });

  // id: matrix-calls
  it.each(calls)('the call %s is open to the roles of the matrix and to no other', (call) => {
    const row: ApiRow = apiTable[call];
    const open = columns.filter((who) => {
      const actor = who === 'guest' ? undefined : { role: who, status: 'activated' as const };
      return accessFault(row, actor) === undefined;
    });
    expect(open).toEqual(columns.filter((who) => isOpenTo(call, who)));
  });

  // id: matrix-staff-status
  it.each(
    accessMatrix.filter(({ status }) => status !== 'any').map((row) => ({ row, what: named(row) })),
  )(
    '$what rejects staff whose account is not activated, and names the failure to others',
    ({ row }) => {
      const entry: ApiRow = apiTable[row.call];
      for (const role of roles.filter((each) => row.cells[each] !== '')) {
        for (const status of ['pending', 'restricted'] as const) {
          const isRefused = accessFault(entry, { role, status }) === 'forbidden';
          const isOffice = ['admin', 'superadmin', 'declare'].includes(role);
          expect({ role, status, isRefused }).toEqual({ role, status, isRefused: isOffice });
        }
      }
    },
  );
});

/** Returns the relations of each letter of a cell, within the family of the test accounts. */
function relationsOf(caller: Member, owner: Owner): readonly string[] {
  const [mine, theirs] = [roleOf(caller), roleOf(owner)];
  if (caller === owner) return ['O'];
  const isBelow = downline[caller]?.includes(owner) ?? false;
  const isLower = mine === 'superadmin' || !['admin', 'superadmin'].includes(theirs);
  return [
    'a',
    ...(isBelow ? ['d'] : []),
    ...(isBelow && theirs === 'player' ? ['p'] : []),
    ...(isLower ? ['l'] : []),
    ...(['player', 'agent'].includes(theirs) ? ['h'] : []),
    ...(theirs === 'player' ? ['q'] : []),
  ];
}

const members: readonly Member[] = [
  ...(['superadmin', 'admin', 'agent', 'subagent'] as const),
  ...(['declare', 'declare2', 'player', 'player2'] as const),
];

const allows = (row: MatrixRow, caller: Member, owner: Owner): boolean =>
  relationsOf(caller, owner).some((relation) => row.cells[roleOf(caller)].includes(relation));

/**
 * Rows whose cell is wider than the objects of `owned-rows.ts` show: their object is a deposit on a
 * house channel, while the cell also has the other side of a cash-in or cash-out, and an agent's own.
 */
const widerThanShown: readonly ApiName[] = [
  'transaction.process',
  'transaction.complete',
  'transaction.reject',
  'transaction.arrived',
];

describe('the rules about objects against the access matrix', () => {
  const cells = accessMatrix.flatMap((row) => {
    const owned = ownedRows[row.call]?.[row.label];
    return owned ? [{ row, owned, what: named(row) }] : [];
  });

  it.each(cells)(
    '$what is reached by no user without the permission of the matrix',
    ({ row, owned }) => {
      for (const caller of members) {
        for (const owner of owned.owners ?? owners) {
          // A request without a change gives the same response to everyone who sees the account.
          if (row.call === 'user.status' && caller === owner) continue;
          const isAllowed =
            owned.may(caller, owner) === 'yes' && isOpenTo(row.call, roleOf(caller));
          if (isAllowed)
            expect([caller, owner, allows(row, caller, owner)]).toEqual([caller, owner, true]);
        }
      }
    },
  );

  it.each(cells.filter(({ row }) => !widerThanShown.includes(row.call)))(
    '$what is reached by each role with the permission of the matrix',
    ({ row, owned }) => {
      const reaching = members.filter((caller) =>
        (owned.owners ?? owners).some((owner) => owned.may(caller, owner) === 'yes'),
      );
      const shown = new Set(reaching.map(roleOf).filter((role) => isOpenTo(row.call, role)));
      // No caller reaches an object that none of these owners has, such as a game of a player.
      const allowedMembers = members.filter((caller) =>
        (owned.owners ?? owners).some((owner) => allows(row, caller, owner)),
      );
      expect([...shown].sort()).toEqual([...new Set(allowedMembers.map(roleOf))].sort());
    },
  );
});

describe('the route table against the access matrix', () => {
  it('the route table has exactly the routes of the matrix', () => {
    expect([...routeNames].sort()).toEqual(Object.keys(routeMatrix).sort());
  });

  const opens = (name: RouteName, role: Role | null): boolean => {
    const rule = routeMatrix[name];
    if (rule === '*') return true;
    return role !== null && (rule === '+' || rule.split(' ').includes(role));
  };

  // id: matrix-routes
  it.each(routeNames)('the route %s opens for the roles of the matrix and for no other', (name) => {
    for (const role of [null, ...roles]) {
      const user = role === null ? null : { role };
      expect([role, decideAccess(routeTable[name], user) === 'allow']).toEqual([
        role,
        opens(name, role),
      ]);
    }
  });
});

describe('the channel rules against the access matrix', () => {
  const keys = Object.keys(channels) as ChannelKey[];
  const ids = {
    'own user': 'u1',
    'own wallet': 'w1',
    all: 'all',
    "another's user": 'u2',
    "another's wallet": 'w2',
  };

  it('the channel rules have exactly the channels of the matrix', () => {
    expect(Object.keys(channelMatrix).sort()).toEqual([...keys].sort());
  });

  const cells = keys.flatMap((key) => roles.map((role) => ({ key, role })));
  // id: matrix-channels
  it.each(cells)(
    'the channel $key is signed for $role only where the matrix allows it',
    ({ key, role }) => {
      const rule = channelMatrix[key];
      for (const status of [...liveStatuses, 'blocked'] satisfies UserStatus[]) {
        for (const [id, value] of Object.entries(ids)) {
          const actor = { id: 'u1', walletId: 'w1', role, status };
          const isWanted =
            id === rule.id &&
            rule.who.split(' ').includes(role) &&
            (status === 'activated' || (status !== 'blocked' && rule.status === 'any'));
          expect([status, id, mayJoin(actor, wireChannelName(key, value))]).toEqual([
            status,
            id,
            isWanted,
          ]);
        }
      }
    },
  );
});

describe('the table of changes by two people against the access matrix', () => {
  it('the table of changes has exactly the kinds of the matrix', () => {
    expect([...changeRequestKinds].sort()).toEqual(Object.keys(changeMatrix).sort());
  });

  // id: matrix-changes
  it.each(changeRequestKinds)(
    'the change %s is requested and decided by the roles of the matrix',
    (name) => {
      const { requesters, deciders } = changeRoles[name];
      const rule = changeMatrix[name];
      expect([...requesters].sort().join(' ')).toBe(rule?.requests);
      expect([...deciders].sort().join(' ')).toBe(rule?.decides);
    },
  );
});
