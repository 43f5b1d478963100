import type { Edit, Mutant } from '../mutant.ts';

const core = 'packages/core/src';
const server = 'packages/server/src';
const app = 'packages/app/src';
const ui = 'packages/ui/src';
const attempt = `${core}/machines/attempt/attempt.machine.ts`;
const platformClient = `${core}/client/create-platform-client.ts`;
const clientWatches = `${core}/client/client-watches.ts`;

const journey = (
  id: string,
  what: string,
  edits: readonly Edit[],
  played: Pick<Mutant, 'test' | 'only' | 'device' | 'env'>,
): Mutant => ({ id, what, edits, ...played });

const edit = (file: string, text: string, replacement: string): Edit => ({
  file,
  text,
  replacement,
});

const titleAsMarkup = edit(
  `${ui}/components/game-card/game-card.tsx`,
  '    <S.Link href={href}>\n      {game.title}\n',
  '    <S.Link href={href}>\n      <span dangerouslySetInnerHTML={{ __html: game.title }} />\n',
);

/** The page clears the user, but neither the token nor the session ends. */
const keepsSession = edit(
  `${core}/client/auth-effects.ts`,
  "      const sent = api.call('auth.logout');\n      endings.clear();\n      tokens.clear();\n      return sent;\n",
  '      endings.clear();\n      return Promise.resolve();\n',
);

const listWaits = edit(
  `${core}/react/use-list.ts`,
  "return failure ? { status: 'failed', failure, refresh } : { status: 'loading' };",
  "return { status: 'loading' };",
);

/** Files that only full runs play. */
const inFull = { LOBI_THEMES: '2' } as const;

/** Mutants of promises that are visible to a user: S4, S10, F and R9, in a browser on a whole platform. */
export const journeyMutants: readonly Mutant[] = [
  journey('S4-title-markup', 'the title of a game is taken for markup', [titleAsMarkup], {
    test: 'stored-text-never-script',
  }),
  journey(
    'S4-provider-markup',
    'the title of a game of a provider is taken for markup',
    [titleAsMarkup],
    { test: 'provider-text-never-script' },
  ),
  journey(
    'S4-name-markup',
    'the name in the account menu is taken for markup',
    [
      edit(
        `${ui}/components/user-menu/user-menu.tsx`,
        '<Name aria-hidden="true">{username ?? navigation.guest}</Name>',
        '<Name aria-hidden="true" dangerouslySetInnerHTML={{ __html: username ?? navigation.guest }} />',
      ),
    ],
    { test: 'socket-text-never-script' },
  ),
  journey(
    'S10-anywhere',
    'a sign-in returns to whatever address its page was left with',
    [
      edit(
        `${core}/routes/return-path.ts`,
        "  if (hasControl || !candidate.startsWith('/') || candidate.startsWith('//')) return fallback;\n  return staysHere(candidate) ? candidate : fallback;",
        '  return hasControl || staysHere(candidate) ? candidate : candidate;',
      ),
    ],
    { test: 'login-never-leads-away' },
  ),
  journey(
    'F1-reloads',
    'a page whose code is gone reloads by itself',
    [
      edit(
        `${app}/router/chunk-errors.ts`,
        'failed.set(event.payload);',
        '{\n      failed.set(event.payload);\n      location.reload();\n    }',
      ),
    ],
    {
      test: 'old-chunk-no-loop',
    },
  ),
  journey('F2-waits-for-ever', 'a list that cannot be had waits for ever', [listWaits], {
    test: 'failing-platform-not-white',
    only: ['player'],
    env: inFull,
  }),
  journey(
    'F2-uncaught',
    'settings that cannot be had are a failure that is caught nowhere',
    [
      edit(
        platformClient,
        '      settings.load().catch(() => undefined);\n',
        '      void settings.load();\n',
      ),
    ],
    {
      test: 'failing-call-not-white',
      only: ['player'],
      env: inFull,
    },
  ),
  journey(
    'F2-impatient',
    'calls are given up after five seconds',
    [edit(`${core}/contract/limits.ts`, 'httpTimeoutMs = 10_000', 'httpTimeoutMs = 5_000')],
    {
      test: 'unanswered-call-timeout',
      env: inFull,
    },
  ),
  journey(
    'F3-two-keys',
    'what moves money is sent twice, under two keys',
    [
      edit(
        attempt,
        '        return effects.send(input, signal);',
        '        void effects.send({ ...input, key: `${input.key.slice(0, -1)}${input.key.endsWith(`0`) ? 1 : 0}` }, signal).catch(() => undefined);\n        return effects.send(input, signal);',
      ),
    ],
    {
      test: 'bet-placed-once',
    },
  ),
  journey(
    'F3-sent-twice',
    'what moves money is sent twice',
    [
      edit(
        attempt,
        '        return effects.send(input, signal);',
        '        void effects.send(input, signal).catch(() => undefined);\n        return effects.send(input, signal);',
      ),
    ],
    {
      test: 'form-sent-once',
      only: ['a bet'],
    },
  ),
  journey(
    'F3-key-of-tab',
    'each tab sends the same form under a key of its own',
    [
      edit(
        `${core}/machines/attempt/open-attempt.ts`,
        'if (pending) return { ...pending, body: intent.body };',
        "if (pending && pending.key === '') return { ...pending, body: intent.body };",
      ),
    ],
    {
      test: 'form-two-tabs',
      only: ['a bet'],
    },
  ),
  journey(
    'F3-forgotten',
    'a key is sent before it is stored, and lost with the page',
    [edit(attempt, '        effects.store.put(input);\n', '')],
    {
      test: 'form-reload',
      only: ['a bet', 'after it reached the platform'],
    },
  ),
  journey(
    'F3-never-known',
    'what became of a call without an answer is never asked',
    [edit(attempt, "        after: { retry: 'sending' },\n", '')],
    {
      test: 'form-unknown-outcome',
      only: ['a bet'],
    },
  ),
  journey(
    'F3-new-key',
    'whatever is sent again has a new key',
    [
      edit(
        attempt,
        '          input: ({ context }) => context.attempt,',
        '          input: ({ context: { attempt, failures } }) => ({ ...attempt, key: `${attempt.key.slice(0, -1)}${failures % 10}` }),',
      ),
    ],
    { test: 'cut-after-sending' },
  ),
  journey(
    'F4-throws',
    'a storage that is forbidden ends the app',
    [
      edit(
        `${core}/client/browser-environment.ts`,
        '      } catch {\n        return fallback.get(key) ?? null;\n      }',
        '      } catch (error) {\n        throw error;\n      }',
      ),
    ],
    {
      test: 'hostile-storage',
      only: ['forbidden'],
    },
  ),
  journey(
    'F5-tab-alone',
    'a tab does not notice that another one has changed its session',
    [
      edit(
        `${core}/client/browser-environment.ts`,
        "      addEventListener('storage', onStorage);\n",
        '',
      ),
    ],
    { test: 'tabs-switch-user' },
  ),
  journey(
    'F5-old-rights',
    'a new role ends no session',
    [
      edit(
        `${server}/services/changes/change-role.ts`,
        'const endedSessions = await createSessionStore(tx).revokeAll(id);',
        'const endedSessions: string[] = [];',
      ),
    ],
    { test: 'role-change-leaves-pages' },
  ),
  journey('F6-goes-back', 'signing out leaves token and session as they are', [keepsSession], {
    test: 'back-after-logout',
  }),
  journey('F6-paints', 'signing out leaves the session for the way back', [keepsSession], {
    test: 'history-hides-former-user',
    only: ['as it is'],
  }),
  journey(
    'F6-cached',
    'a page that comes out of the cache asks nothing',
    [
      edit(clientWatches, "      if (signal === 'restored') recheck();\n", ''),
      edit(
        `${core}/realtime/create-realtime.ts`,
        "'online', 'restored', 'resumed'",
        "'online', 'resumed'",
      ),
    ],
    { test: 'restored-page-checks-session' },
  ),
  journey(
    'F6-shows-meanwhile',
    'a page out of the cache shows its former user until the server has answered',
    [
      edit(
        clientWatches,
        "token === asked.token ? { type: 'RESYNC.REQUESTED' } : { type: 'TOKEN.CHANGED', token },",
        "token === '' ? { type: 'TOKEN.CHANGED', token } : { type: 'RESYNC.REQUESTED' },",
      ),
    ],
    {
      test: 'browser-cache-hides-former-user',
    },
  ),
  journey(
    'F7-opens-windows',
    'a game in a frame may open windows and dialogs',
    [
      edit(
        `${ui}/components/game-frame/game-frame.tsx`,
        "usualSandbox = 'allow-scripts allow-same-origin allow-forms';",
        "usualSandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals';",
      ),
    ],
    {
      test: 'hostile-game',
    },
  ),
  journey(
    'F7-waits-for-ever',
    'a game in a frame that never says that it is ready is waited for without end',
    [
      edit(
        `${ui}/components/game-frame/game-frame.tsx`,
        "    if (status !== 'loading') return undefined;\n    const timer",
        "    if (status !== 'loading' || address !== '') return undefined;\n    const timer",
      ),
    ],
    {
      test: 'hostile-game',
    },
  ),
  journey(
    'F8-stays-broken',
    'a screen that has failed fails the next one too',
    [
      edit(
        `${ui}/primitives/lazy/failure-boundary.tsx`,
        'if (props.page === state.page) return null;',
        'if (props.page === state.page || state.failure !== null) return null;',
      ),
    ],
    {
      test: 'broken-screen-contained',
      only: ['guest'],
    },
  ),
  journey(
    'F8-reports-all',
    'a failure is reported each time that it is tried',
    [edit(`${app}/router/report-client-errors.ts`, 'if (reported.has(key) || ', 'if (')],
    { test: 'broken-screen-reported-once' },
  ),
  ...(
    [
      [
        'F10-raw-key',
        'a link in the footer shows the key of its text',
        `${app}/router/shell-frame.tsx`,
        "label: t('route.terms') }",
        "label: 'route.terms' }",
      ],
      [
        'F10-in-english',
        'a link in the footer is in English for readers of Spanish',
        `${core}/locales/es/start.ts`,
        "'route.terms': 'Términos y condiciones',",
        "'route.terms': 'Terms and conditions',",
      ],
      [
        'F10-too-wide',
        'a link in the footer is wider than the narrowest phone',
        `${core}/locales/es/start.ts`,
        "'route.terms': 'Términos y condiciones',",
        "'route.terms': 'Términos\u00a0y\u00a0condiciones,\u00a0siempre\u00a0y\u00a0para\u00a0todas\u00a0las\u00a0personas',",
      ],
    ] as const
  ).map(([id, what, file, text, replacement]) =>
    journey(id, what, [edit(file, text, replacement)], {
      test: 'every-language-walk',
      only: ['guest'],
      device: 'phone',
    }),
  ),
  journey(
    'F11-clock-of-device',
    'a fight is old where the clock of the device runs ahead',
    [
      edit(
        `${core}/react/use-round.ts`,
        "return { status: 'ready', round, stale: since !== null, since };",
        "return { status: 'ready', round, stale: since !== null || Date.now() - Date.parse(round.openedAt ?? '') > 43_200_000, since };",
      ),
    ],
    {
      test: 'bet-server-time',
      only: ['a day ahead'],
    },
  ),
  journey(
    'F11-all-first',
    'the first screen is drawn when the code of all is there',
    [
      edit(
        `${app}/mount-app.tsx`,
        "import { preloadScreen } from './router/preload-screen.ts';\n",
        "import { preloadScreen } from './router/preload-screen.ts';\nimport { loaders } from './screens/loaders.ts';\n",
      ),
      edit(
        `${app}/mount-app.tsx`,
        '    preloadScreen(brand, location.pathname),\n',
        '    preloadScreen(brand, location.pathname),\n    Promise.all(Object.values(loaders).map((load) => load())),\n',
      ),
    ],
    { test: 'slow-line-first-screen' },
  ),
  journey(
    'F12-nameless',
    'the button that opens the languages has no name',
    [
      edit(
        `${ui}/components/language-picker/language-button.tsx`,
        '<VisuallyHidden>{base.language}: </VisuallyHidden>\n        <span lang={name === undefined ? language : undefined}>{name ?? nativeName(language)}</span>',
        '<span aria-hidden="true">{name ?? nativeName(language)}</span>',
      ),
    ],
    {
      test: 'every-screen-walk',
      only: ['guest'],
      device: 'phone',
    },
  ),
  journey(
    'F12-mouse-only',
    'a channel can be chosen with a mouse only',
    [
      edit(
        `${ui}/components/radio-cards/radio-cards.tsx`,
        '                  nativeButton\n                  render={<Circle',
        '                  nativeButton\n                  tabIndex={-1}\n                  render={<Circle',
      ),
    ],
    { test: 'keyboard-withdrawal' },
  ),
  journey(
    'R9-old-balance-bets',
    'a bet on a fight can be placed while the balance is old',
    [
      edit(
        `${app}/games/arena/arena-stage.tsx`,
        "(round?.status === 'ready' && round.stale) || (wallet.status === 'ready' && wallet.stale)",
        "round?.status === 'ready' && round.stale",
      ),
    ],
    {
      test: 'balance-fresh-after-sleep',
      only: ['a laptop that slept for eight hours'],
    },
  ),
];
