import type { MutantRow } from '../mutant-rows.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const app = 'packages/app/src';
const apiClientTest = `${core}/api/create-api-client.test.ts`;
const authMachine = `${core}/machines/auth/auth.machine.ts`;
const authMachineTest = `${core}/machines/auth/auth.machine.test.ts`;
const platformClientTest = `${core}/client/create-platform-client.test.ts`;
const limits = `${core}/contract/limits.ts`;
const brandTest = `${app}/config/check-brand.test.ts`;
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
              { type: 'keepCheckFailure'`,
    `              'forgetUser',
              { type: 'keepCheckFailure'`,
    authMachineTest,
    'clears user and token when the check fails with %s',
  ],
  [
    'logout-failure',
    'a failed logout is not logged',
    authMachine,
    "actions: { type: 'logFailure', params: ({ event }) => toFailure(event.error) },",
    '',
    authMachineTest,
    'which is only logged',
  ],
  [
    'settings-swallowed',
    'a failed load of the settings is not reported',
    `${core}/client/settings-store.ts`,
    '          throw error;\n',
    '          return undefined as never;\n',
    platformClientTest,
    'rejects with the words of the server when the settings fail',
  ],
  [
    'chunk-error',
    'a screen that cannot be loaded offers nothing',
    `${app}/router/chunk-errors.ts`,
    'failed.set(event.payload)',
    'failed.set(null)',
    `${app}/router/new-version.test.tsx`,
    'a chunk that is gone means a new version, and one that cannot be reached does not',
  ],
  [
    'refusal-ignored',
    'a refused subscription is tried for ever',
    `${core}/realtime/channel-upkeep.ts`,
    'if (finalStatuses.includes(status)) {',
    'if (false) {',
    `${core}/realtime/create-realtime.test.ts`,
    'takes %i for an answer',
  ],
  // §9
  [
    'age-18',
    'the minimum age is 18',
    limits,
    'minimumAge = 21',
    'minimumAge = 18',
    brandTest,
    'fills in what the specification gives as defaults',
  ],
  [
    'brand-age',
    'a brand may let people in from 18',
    `${app}/config/brand-schema.ts`,
    'minimumAge: z.optional(z.int().check(z.minimum(21)',
    'minimumAge: z.optional(z.int().check(z.minimum(18)',
    brandTest,
    'refuses an age below the minimum of the platform',
  ],
  [
    'http-timeout',
    'calls give up after 30 s',
    limits,
    'httpTimeoutMs = 10_000',
    'httpTimeoutMs = 30_000',
    apiClientTest,
    'gives up after 10 s',
  ],
  [
    'token-key',
    'the token is stored under another key',
    limits,
    "tokenStorageKey = 'token'",
    "tokenStorageKey = 'lobi.token'",
    platformClientTest,
    'stores the token under "token"',
  ],
  [
    'detection-order',
    'the local storage decides the language before the cookie',
    detectLanguage,
    "  () => inCookie('i18next'),\n  () => stored(() => localStorage),\n",
    "  () => stored(() => localStorage),\n  () => inCookie('i18next'),\n",
    `${app}/i18n/detect-language.test.ts`,
    'the language of the %s comes before that of the %s',
  ],
  [
    'language-key',
    'the language is kept under another key',
    detectLanguage,
    "storageKey = 'i18nextLng'",
    "storageKey = 'language'",
    `${app}/i18n/detect-language.test.ts`,
    'the language is kept in local storage under i18nextLng',
  ],
  [
    'other-icons',
    'an icon is not of the material design set',
    `${app}/page/nav-icons.ts`,
    'cockfight: { icon: mdiFeather,',
    "cockfight: { icon: 'M12 2 L22 22 L2 22 Z',",
    `${app}/page/nav-icons.test.ts`,
    'are of the material design set',
  ],
  [
    'port-443',
    'an https page is sent to another port',
    `${server}/http/settings-at.ts`,
    "(scheme === 'https' ? 443 : 80)",
    "(scheme === 'https' ? 8443 : 80)",
    `${server}/http/settings-at.test.ts`,
    'leads sockets of an https page to port 443 over TLS',
  ],
  [
    'devtools-late',
    'developer tools lead away after ten seconds',
    `${app}/anti-devtools.ts`,
    'leaveAfterMs = 1_000',
    'leaveAfterMs = 10_000',
    `${app}/anti-devtools.test.ts`,
    'leads to a blank page a second after',
  ],
  [
    'devtools-on',
    'developer tools lead away unless a brand says otherwise',
    `${app}/config/resolve-brand.ts`,
    'input.security?.antiDevtools ?? false',
    'input.security?.antiDevtools ?? true',
    brandTest,
    'leaves the look alone without changes, and developer tools too',
  ],
];
