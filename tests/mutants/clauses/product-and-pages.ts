import type { MutantRow } from '../mutant-rows.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const app = 'packages/app/src';
const ui = 'packages/ui/src';
const limits = `${core}/contract/limits.ts`;

/** Mutants of §1, §2: what the product is, and its pages. */
export const productAndPages: readonly MutantRow[] = [
  // §1
  [
    'roles',
    'there is a sixth role',
    `${core}/contract/roles.ts`,
    "['player', 'agent', 'admin', 'superadmin', 'declare'] as const",
    "['player', 'agent', 'admin', 'superadmin', 'declare', 'owner'] as const",
    'five-roles',
  ],
  [
    'payout',
    'what a winner gets is rounded up',
    `${core}/games/arena/parimutuel.ts`,
    '(net * 100n) / stakeOn(pools, side);',
    '(net * 100n + stakeOn(pools, side) - 1n) / stakeOn(pools, side);',
    'parimutuel-example-a',
  ],
  [
    'cash-direction',
    'cash moves the wrong way',
    `${server}/domain/request-money.ts`,
    "  'cash-in': between,\n  'cash-out': between,",
    "  'cash-in': between,\n  'cash-out': (request) => between({ ...request, amount: -request.amount }),",
    'cash-request-direction',
  ],
  [
    'agent-share',
    'an agent earns the whole rate, not the difference to the one below',
    `${core}/rules/commission.ts`,
    'shareOf(stake, nextBp) - shareOf(stake, reachedBp)',
    'shareOf(stake, nextBp)',
    'commission-example-d',
  ],
  [
    'notice-forgotten',
    'the accepted notice is not remembered',
    `${core}/machines/notice/notice.machine.ts`,
    "{ target: 'accepted', actions: 'remember' }",
    "{ target: 'accepted' }",
    'notice-remembered',
  ],
  [
    'notice-text',
    'the notice asks for another age',
    `${ui}/messages/en/base.ts`,
    'You are {age} years old and above. 2)',
    'You are 18 years old and above ({age}). 2)',
    'age-notice-text',
  ],
  [
    'light-theme',
    'the default theme is light',
    `${server}/http/settings-at.ts`,
    "theme: { default: 'dark' }",
    "theme: { default: 'light' }",
    'settings-default-look',
  ],
  [
    'default-language',
    'English is the default language',
    limits,
    "['id', 'en', 'es', 'zh-Hans'] as const",
    "['en', 'id', 'es', 'zh-Hans'] as const",
    'brand-defaults',
  ],
  [
    'overlay-late',
    'the overlay is removed after two seconds',
    `${app}/boot-overlay.ts`,
    'overlay.remove(), removeMs)',
    'overlay.remove(), 2 * removeMs)',
    'boot-overlay-timing',
  ],
  [
    'overlay-fade',
    'the overlay fades over 4 s',
    limits,
    'fadeMs: 400',
    'fadeMs: 4_000',
    'brand-defaults',
  ],
  [
    'overlay-elsewhere',
    'the overlay is removed on the lobby alone',
    `${app}/boot-overlay.ts`,
    'if (!overlay) return;',
    "if (!overlay || page.location.pathname !== '/game') return;",
    'boot-overlay-every-page',
  ],
  // §2
  [
    'bare-shell',
    'the agent area has the frame of the shop',
    `${core}/routes/route-table.ts`,
    "    path: '/agent/dashboard',\n    access: only('agent'),\n    layout: 'bare',",
    "    path: '/agent/dashboard',\n    access: only('agent'),\n    layout: 'shell',",
    'route-table-shapes',
    'agent.dashboard',
  ],
  [
    'shell-bare',
    'a page outside the three areas renders bare',
    `${core}/routes/route-table.ts`,
    "    path: '/wallet/:walletId',\n    access: signedIn,\n    layout: 'shell',",
    "    path: '/wallet/:walletId',\n    access: signedIn,\n    layout: 'bare',",
    'route-table-shapes',
    'wallet.show',
  ],
  [
    'bare-in-shop',
    'bare pages have the sidebar of the shop, whatever the route table says',
    `${app}/router/app-router.tsx`,
    '<BareFrame>{slot}</BareFrame>',
    '<ShellFrame>{slot}</ShellFrame>',
    'bare-frames',
  ],
  [
    'player-rail',
    'the player area has the rail of the office',
    `${app}/router/bare-frame.tsx`,
    '      back={back}\n',
    "      back={back}\n      rail={[{ href: '/game', label: 'Lobi' }]}\n",
    'bare-frames',
  ],
  [
    'game-sidebar',
    'a game has a sidebar',
    `${app}/router/shell-frame.tsx`,
    '          inGame\n            ? null\n',
    '          inGame && groups.length === 0\n            ? null\n',
    'game-without-sidebar',
  ],
  [
    'page-title',
    'the title of a page has no suffix',
    `${app}/page/page-title.ts`,
    ".replace('{title}', title).replace('{brand}', brand)",
    ".replace('{title}', title).replace(' · {brand}', '')",
    'page-title-suffix',
  ],
];
