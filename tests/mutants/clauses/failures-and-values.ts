import type { MutantRow } from '../mutant-rows.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const app = 'packages/app/src';
const authMachine = `${core}/machines/auth/auth.machine.ts`;
const limits = `${core}/contract/limits.ts`;
const detectLanguage = `${app}/i18n/detect-language.ts`;

/** Mutants of §8, §9: failures and values. */
export const failuresAndValues: readonly MutantRow[] = [
  // §8
  [
    'check-keeps-token',
    'a failed check keeps the token',
    authMachine,
    `              'forgetUser',
              'clearToken',
              { type: 'storeCheckFailure'`,
    `              'forgetUser',
              { type: 'storeCheckFailure'`,
    'auth-check-failure-clears',
  ],
  [
    'logout-failure',
    'a failed logout is not logged',
    authMachine,
    "actions: { type: 'logFailure', params: ({ event }) => toFailure(event.error) },",
    '',
    'auth-logout-failure',
  ],
  [
    'settings-swallowed',
    'a failed load of the settings is not reported',
    `${core}/client/settings-store.ts`,
    '          throw error;\n',
    '          return undefined as never;\n',
    'settings-failure-rejects',
  ],
  [
    'chunk-error',
    'a screen that cannot be loaded offers nothing',
    `${app}/router/chunk-errors.ts`,
    'failed.set(event.payload)',
    'failed.set(null)',
    'missing-chunk-is-new-version',
  ],
  [
    'refusal-ignored',
    'a refused subscription is tried for ever',
    `${core}/realtime/channel-upkeep.ts`,
    'if (finalStatuses.includes(status)) {',
    'if (false) {',
    'channel-refusal-status',
  ],
  // §9
  [
    'age-18',
    'the minimum age is 18',
    limits,
    'minimumAge = 21',
    'minimumAge = 18',
    'brand-defaults',
  ],
  [
    'brand-age',
    'a brand may let people in from 18',
    `${app}/config/schema/operator.ts`,
    'minimumAge: z.optional(z.int().check(z.minimum(21)',
    'minimumAge: z.optional(z.int().check(z.minimum(18)',
    'brand-minimum-age',
  ],
  [
    'http-timeout',
    'calls give up after 30 s',
    limits,
    'httpTimeoutMs = 10_000',
    'httpTimeoutMs = 30_000',
    'request-headers-and-timeout',
  ],
  [
    'token-key',
    'the token is stored under another key',
    limits,
    "tokenStorageKey = 'token'",
    "tokenStorageKey = 'lobi.token'",
    'token-and-channels-at-login',
  ],
  [
    'detection-order',
    'the local storage decides the language before the cookie',
    detectLanguage,
    "  () => inCookie('i18next'),\n  () => stored(() => localStorage),\n",
    "  () => stored(() => localStorage),\n  () => inCookie('i18next'),\n",
    'language-source-order',
  ],
  [
    'language-key',
    'the language is kept under another key',
    detectLanguage,
    "storageKey = 'i18nextLng'",
    "storageKey = 'language'",
    'language-key-i18next',
  ],
  [
    'other-icons',
    'an icon is not of the material design set',
    `${app}/page/nav-icons.ts`,
    'cockfight: { icon: mdiFeather,',
    "cockfight: { icon: 'M12 2 L22 22 L2 22 Z',",
    'menu-icon-set',
  ],
  [
    'port-443',
    'an https page is sent to another port',
    `${server}/http/settings-at.ts`,
    "(scheme === 'https' ? 443 : 80)",
    "(scheme === 'https' ? 8443 : 80)",
    'settings-tls-port',
  ],
  [
    'devtools-late',
    'developer tools lead away after ten seconds',
    `${app}/anti-devtools.ts`,
    'leaveAfterMs = 1_000',
    'leaveAfterMs = 10_000',
    'devtools-blank-page',
  ],
  [
    'devtools-on',
    'developer tools lead away unless a brand says otherwise',
    `${app}/config/resolve-brand.ts`,
    'input.security?.antiDevtools ?? false',
    'input.security?.antiDevtools ?? true',
    'brand-unchanged',
  ],
];
