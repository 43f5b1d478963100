import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';
const shapes = `${core}/contract/wire-shapes.test.ts`;
const apiClient = `${core}/api/create-api-client.ts`;
const apiClientTest = `${core}/api/create-api-client.test.ts`;
const echoDriver = `${core}/realtime/echo-driver.ts`;
const echoTest = `${core}/realtime/echo-realtime.test.ts`;
const userChannels = `${core}/client/user-channels.ts`;
const platformClientTest = `${core}/client/create-platform-client.test.ts`;
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
    shapes,
    '$name has the address and the answer of the specification',
    `${name} has the address`,
  ]),
  [
    'channel-user.{id}',
    'the user channel has another event',
    channels,
    "channel: 'user.{id}',\n    visibility: 'private',\n    event: 'updated',",
    "channel: 'user.{id}',\n    visibility: 'private',\n    event: 'changed',",
    `${core}/contract/channels.test.ts`,
    '$channel of the specification',
  ],
  [
    'channel-wallet.{id}',
    'the wallet channel is public',
    channels,
    "channel: 'wallet.{id}',\n    visibility: 'private',",
    "channel: 'wallet.{id}',\n    visibility: 'public',",
    `${core}/contract/channels.test.ts`,
    '$channel of the specification',
  ],
  ...(
    [
      [
        'unmarked',
        'requests are not marked',
        ", 'X-Requested-With': 'XMLHttpRequest'",
        '',
        'every request is marked, sends cookies, JSON, token, language, and gives up after 10 s',
      ],
      [
        'no-cookies',
        'requests send no cookies',
        'withCredentials: true',
        'withCredentials: false',
        'every request is marked, sends cookies, JSON, token, language, and gives up after 10 s',
      ],
      [
        'wrapped',
        'the whole response is answered, not its body',
        'return parseAnswer(name, row, response) as ApiAnswer<Name>;',
        'return response as ApiAnswer<Name>;',
        'is unwrapped to its body',
      ],
      [
        'silent-failure',
        'a failed answer is not logged',
        '      report(name, row, error);\n',
        '',
        'a failure is logged once, without token, password or body',
      ],
    ] as const
  ).map(([id, what, text, replacement, title]): MutantRow => [
    id,
    what,
    apiClient,
    text,
    replacement,
    apiClientTest,
    title,
  ]),
  [
    'open-socket',
    'the socket does not ask for TLS where the page has it',
    echoDriver,
    "forceTLS: scheme === 'https',",
    'forceTLS: false,',
    echoTest,
    'connects over TLS to port 443 where the page came over TLS',
  ],
  [
    'other-port',
    'the socket goes to another port over TLS',
    echoDriver,
    'wssPort: port,',
    'wssPort: 6001,',
    echoTest,
    'connects over TLS to port 443 where the page came over TLS',
  ],
  [
    'all-transports',
    'the socket falls back to polling over HTTP',
    echoDriver,
    "        enabledTransports: ['ws', 'wss'],\n",
    '',
    echoTest,
    'uses no other transport than web sockets, also when they fail',
  ],
  [
    'left-late',
    'the channels are not left at logout',
    userChannels,
    `        leaveUser();
        leaveWallet();
        leaveWork();`,
    '        leaveWork();',
    platformClientTest,
    'leaves both channels and clears user and token when the server %s',
  ],
];
