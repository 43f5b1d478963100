import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const apiClient = `${core}/api/create-api-client.ts`;
const echoDriver = `${core}/realtime/echo-driver.ts`;
const userChannels = `${core}/client/user-channels.ts`;
const channels = `${core}/contract/channels.ts`;
const authApi = `${core}/contract/api/auth.ts`;

/** Mutants of §7: calls, channels and transport. */
export const wire: readonly MutantRow[] = [
  ...(
    [
      ['settings.show', `${core}/contract/api/settings.ts`, '/api/settings'],
      ['auth.check', authApi, '/api/auth/check'],
      ['auth.login', authApi, '/api/auth/login'],
      ['auth.logout', authApi, '/api/auth/logout'],
      ['broadcasting.auth', `${core}/contract/api/broadcasting.ts`, '/api/broadcasting/auth'],
    ] as const
  ).map(([name, file, path]): MutantRow => [
    `call-${name}`,
    `the call ${name} has another address`,
    file,
    `path: '${path}',`,
    `path: '${path}s',`,
    'wire-shapes',
    name,
  ]),
  [
    'channel-user.{id}',
    'the user channel has another event',
    channels,
    "channel: 'user.{id}',\n    visibility: 'private',\n    event: 'updated',",
    "channel: 'user.{id}',\n    visibility: 'private',\n    event: 'changed',",
    'private-channel-table',
  ],
  [
    'channel-wallet.{id}',
    'the wallet channel is public',
    channels,
    "channel: 'wallet.{id}',\n    visibility: 'private',",
    "channel: 'wallet.{id}',\n    visibility: 'public',",
    'private-channel-table',
  ],
  ...(
    [
      [
        'unmarked',
        'requests are not marked',
        ", 'X-Requested-With': 'XMLHttpRequest'",
        '',
        'request-headers-and-timeout',
      ],
      [
        'no-cookies',
        'requests send no cookies',
        'withCredentials: true',
        'withCredentials: false',
        'request-headers-and-timeout',
      ],
      [
        'wrapped',
        'the whole response is answered, not its body',
        'return await sending.read(response);',
        'return response;',
        'answer-unwrapped',
      ],
      [
        'silent-failure',
        'a failed answer is not logged',
        '      report(sending, error);\n',
        '',
        'failure-logged-once',
      ],
    ] as const
  ).map(([id, what, text, replacement, test]): MutantRow => [
    id,
    what,
    apiClient,
    text,
    replacement,
    test,
  ]),
  [
    'open-socket',
    'the socket does not ask for TLS where the page has it',
    echoDriver,
    "forceTLS: scheme === 'https',",
    'forceTLS: false,',
    'echo-tls-443',
  ],
  [
    'other-port',
    'the socket goes to another port over TLS',
    echoDriver,
    'wssPort: port,',
    'wssPort: 6001,',
    'echo-tls-443',
  ],
  [
    'all-transports',
    'the socket falls back to polling over HTTP',
    echoDriver,
    "        enabledTransports: ['ws', 'wss'],\n",
    '',
    'echo-websocket-only',
  ],
  [
    'left-late',
    'the channels are not left at logout',
    userChannels,
    `        leaveUser();
        leaveWallet();
        leaveWork();`,
    '        leaveWork();',
    'logout-clears-all',
  ],
];
