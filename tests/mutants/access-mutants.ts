import type { Mutant } from './mutant.ts';

const api = 'packages/core/src/contract/api';

/** Widened rights: the hand-written matrix must detect every one. */
export const accessMutants: readonly Mutant[] = [
  {
    id: 'A1-gateway',
    what: 'a declarator may change gateways',
    edits: [
      {
        file: `${api}/admin.ts`,
        text: `path: '/api/admin/gateway/{gatewayId}',
    access: staff,`,
        replacement: `path: '/api/admin/gateway/{gatewayId}',
    access: { kind: 'roles', roles: ['admin', 'superadmin', 'declare'] },`,
      },
    ],
    test: 'matrix-calls',
  },
  {
    id: 'A1-staff',
    what: 'a declarator is staff to the whole administration',
    edits: [
      {
        file: `${api}/access.ts`,
        text: `export const staff = { kind: 'roles', roles: roleGroups.staff } as const;`,
        replacement: `export const staff = { kind: 'roles', roles: roleGroups.gameManagers } as const;`,
      },
    ],
    test: 'matrix-calls',
  },
  {
    id: 'A1-http',
    what: 'the server lets every signed-in user make every call',
    edits: [
      {
        file: 'packages/server/src/http/register-routes.ts',
        text: 'if (fault) throw new AppError(fault);',
        replacement: '',
      },
    ],
    test: 'http-calls-check-role',
  },
  {
    id: 'A1-game-managers',
    what: 'an agent runs fights',
    edits: [
      {
        file: `${api}/access.ts`,
        text: `export const gameManagers = { kind: 'roles', roles: roleGroups.gameManagers } as const;`,
        replacement: `export const gameManagers = { kind: 'roles', roles: [...roleGroups.gameManagers, 'agent'] } as const;`,
      },
    ],
    test: 'matrix-calls',
  },
  {
    id: 'A1-wallet',
    what: 'a declarator reads wallets',
    edits: [
      {
        file: `${api}/access.ts`,
        text: `export const parties = { kind: 'roles', roles: roleGroups.parties } as const;`,
        replacement: `export const parties = { kind: 'auth' } as const;`,
      },
    ],
    test: 'matrix-calls',
  },
  {
    id: 'A1-status',
    what: 'staff whose account is restricted goes on deciding',
    edits: [
      {
        file: `${api}/access-fault.ts`,
        text: `return isOfficeWrite && actor.status !== 'activated' ? 'forbidden' : undefined;`,
        replacement: 'return undefined;',
      },
    ],
    test: 'matrix-staff-status',
  },
  {
    id: 'A1-route',
    what: 'a declarator opens the queue of requests',
    edits: [
      {
        file: 'packages/core/src/routes/route-table.ts',
        text: `path: '/admin/transaction',
    access: staff,`,
        replacement: `path: '/admin/transaction',
    access: only('admin', 'superadmin', 'declare'),`,
      },
    ],
    test: 'matrix-routes',
  },
  {
    id: 'A1-channel',
    what: 'an agent follows the channel of the staff',
    edits: [
      {
        file: 'packages/core/src/contract/channel-access.ts',
        text: `&& isStaff(actor)`,
        replacement: `&& (isStaff(actor) || actor.role === 'agent')`,
      },
    ],
    test: 'matrix-channels',
  },
  {
    id: 'A1-change',
    what: 'an admin asks for a change of the settings',
    edits: [
      {
        file: 'packages/core/src/rules/change-requests.ts',
        text: `'setting.update': ofSuperadmin,`,
        replacement: `'setting.update': byStaff,`,
      },
    ],
    test: 'matrix-changes',
  },
];
