/** Reason why a promise has no mutant. */
type ReasonForNone = 'it reads files' | 'a program of others' | 'it runs for hours';

/** A promise of security or resilience, and the test that proves it. */
export type PromiseRow = readonly [
  promise: string,
  text: string,
  /** Id of the test, see `tests/test-ids.ts`. */
  test: string,
  reasonForNone?: ReasonForNone,
];

/** Promises by the table of `docs/security.md` that lists them. */
export const promiseTables: Readonly<Record<string, readonly PromiseRow[]>> = {
  web: [
    [
      'S1',
      'Every role is tested against every API call; a resource is available only to its owner, their upline and staff.',
      'http-calls-check-role',
    ],
    ['S1', 'Every route comes from the API table.', 'http-routes-of-table'],
    [
      'S1',
      'An account that is not `activated` loses the rights that the table lists; `blocked` loses all of them.',
      'restricted-status-rights',
    ],
    [
      'S1',
      'While the demo is off, demo accounts cannot log in, and their sessions and links are invalid.',
      'demo-session-closed',
    ],
    [
      'S2',
      'A channel is authorized only for users who may subscribe to it, by role, owner and status.',
      'channels-by-role',
    ],
    [
      'S3',
      'A write from another site, with a planted cookie or from a plain form is rejected and has no effect.',
      'forged-writes',
    ],
    [
      'S4',
      'No stored text, URL, stored value or event runs as a script; the Content Security Policy reports no violation.',
      'stored-text-never-script',
    ],
    ['S4', 'The same holds for socket messages.', 'socket-text-never-script'],
    ['S4', 'The same holds for provider names and game titles.', 'provider-text-never-script'],
    [
      'S4',
      'An upload is accepted only if its bytes are an image; SVG is rejected, since it can contain scripts.',
      'upload-not-a-picture',
    ],
    ['S4', 'An image must have the type that it declares.', 'upload-other-type'],
    [
      'S4',
      'Images are re-encoded: location metadata and trailing bytes are removed.',
      'upload-without-location',
    ],
    ['S4', 'A truncated image is rejected.', 'upload-cut-off'],
    [
      'S4',
      'An image of more than 25 megapixels is rejected before it is decoded.',
      'upload-too-many-points',
    ],
    [
      'S5',
      'Token or cookie alone grants no access, and both together none after logout or block; a planted session id is replaced.',
      'session-of-blocked-account',
    ],
    [
      'S5',
      'After logout, the sockets of the session receive nothing private.',
      'private-channel-after-logout',
    ],
    ['S5', 'A session that is ended in any way ends its push messages.', 'ended-session-ends-push'],
    [
      'S5',
      'A device that is subscribed while its session ends receives no push messages.',
      'push-outlives-no-session',
    ],
    [
      'S5',
      'A device goes over to the next session of its browser, so that ending that one ends its push messages.',
      'push-follows-browser',
    ],
    [
      'S5',
      'No API call succeeds with only a stolen token or only stolen cookies.',
      'forged-writes',
    ],
    [
      'S6',
      'Login attempts are limited per account and per IP address, whatever headers claim; other users can still log in.',
      'guesses-many-accounts',
    ],
    [
      'S6',
      'The limit is shared by all processes and survives a restart.',
      'guesses-across-processes',
    ],
    ['S6', 'A new password that is among the most common ones is rejected.', 'password-common'],
    [
      'S6',
      'A new password that is the username, even with a few characters added, is rejected.',
      'password-of-name',
    ],
    [
      'S6',
      'The same holds where the request does not contain the username.',
      'password-username-year',
    ],
    ['S6', 'One network gets ten attempts per account in 15 minutes.', 'login-guard-ten-guesses'],
    [
      'S6',
      'Attempts by others delay the owner on a new device by one minute at most.',
      'login-guard-owner-gets-in',
    ],
    [
      'S7',
      'Message, error code, headers and response time do not reveal whether an account exists.',
      'guesses-reveal-nothing',
    ],
    [
      'S7',
      'Login, registration and password reset give strangers the same answer in the same time.',
      'strangers-same-answer',
    ],
    [
      'S8',
      'A request body cannot set role, status, balance, owner or an object prototype.',
      'planted-fields',
    ],
    [
      'S9',
      'Invalid amounts, unknown ids, foreign wallets and odds from the client are rejected.',
      'invalid-amounts',
    ],
    [
      'S9',
      "A payment notice is accepted only if all of it is signed with the gateway's secret.",
      'payment-notice-unsigned',
    ],
    [
      'S9',
      'Push messages are sent to known push services only, whatever address a client names.',
      'push-endpoint-refused',
    ],
    ['S9', 'Public calls answer 400 to deeply nested JSON.', 'nested-body-public-call'],
    ['S9', 'The provider wallet does too.', 'nested-body-provider-wallet'],
    ['S9', 'A client that sends byte by byte is disconnected.', 'slow-body-cut-off'],
    [
      'S9',
      "One user's calls that queue for one wallet leave most database connections to others.",
      'waiting-calls-leave-connections',
    ],
    ['S10', 'Login never redirects to another site.', 'return-path-stays'],
    ['S10', 'The same holds in a browser.', 'login-never-leads-away'],
    [
      'S11',
      'Every response has the security headers; private responses are not cached or shared between users.',
      'security-headers-every-route',
    ],
    ['S11', 'Over TLS, every response sets HSTS for one year.', 'hsts-year'],
    [
      'S11',
      'Behind a proxy that terminates TLS, every response sets HSTS for one year, and cookies are `Secure`.',
      'tls-headers-behind-proxy',
    ],
    [
      'S11',
      'The sample proxy configuration redirects to TLS 1.2 or later and overwrites forged client addresses (if HAProxy is installed).',
      'sample-proxy-tls',
      'a program of others',
    ],
    ['S11', 'The same headers protect the files of the built app.', 'built-app-headers'],
    [
      'S11',
      'Only sites that the brand lists may frame a page; every header of the response agrees.',
      'page-frames',
    ],
    [
      'S11',
      'Texts of the catalogue stay text in the lobby that the server renders.',
      'prerendered-lobby-titles',
    ],
    [
      'S12',
      'Every rejected call is logged once with its caller, and can be found by its reference.',
      'refused-call-log-line',
    ],
    ['S13', 'No secret appears in logs, responses or the built app.', 'log-without-secrets'],
    [
      'S13',
      'The built app contains no key, build path or source map.',
      'built-app-without',
      'it reads files',
    ],
    ['S13', 'A private note of staff never reaches the user it is about.', 'private-note-hidden'],
    [
      'S13',
      'A response has no field that the contract does not define.',
      'contract-no-extra-field',
    ],
    [
      'S14',
      'Twenty scripted fraud rings are flagged on a real platform; ordinary sessions are not.',
      'fraud-rings-hints',
    ],
    [
      'S14',
      'Ten kinds of fraud rings are flagged, including opposite bets and self-dealing.',
      'fraud-rules-flags',
    ],
    ['S14', 'Of 10,000 ordinary requests, at most 1 % are flagged.', 'fraud-rules-false-positives'],
    ['S14', "An agent cannot approve payments of the house's money.", 'agent-no-house-channel'],
    [
      'S14',
      'An agent who colludes with new players gains no more than staff approved.',
      'collusion-agent-and-players',
    ],
    [
      'S14',
      'Linked accounts with opposite bets, self-dealing or declared results are shown to staff, not to agents.',
      'linked-opposite-bets',
    ],
    [
      'S14',
      'Other active accounts of an excluded or blocked person are held for review and logged out.',
      'excluded-owner-other-accounts',
    ],
    [
      'S14',
      'The same holds for accounts that match only while the exclusion is being created.',
      'excluded-owner-same-browser',
    ],
    [
      'S14',
      'The payout cap limits the total of all wins of a round; a total equal to the cap is allowed.',
      'payout-cap-round',
    ],
    ['S14', 'The session cap limits the total of all rounds of a session.', 'payout-cap-session'],
    [
      'S14',
      "A provider's payouts never exceed the caps per round, session and day, also with two nodes.",
      'provider-caps-two-nodes',
    ],
    [
      'S14',
      'A suspended provider can neither debit nor credit, on any node, from the moment of suspension.',
      'provider-suspension-two-nodes',
    ],
    [
      'S14',
      'One person can suspend a provider; resuming it, or changing its caps and addresses, takes two.',
      'suspension-lift-two-people',
    ],
    [
      'S14',
      'An approval resumes only the suspension it was requested for, never a later one.',
      'suspension-lift-outdated',
    ],
    [
      'S14',
      'A restart does not overwrite caps and addresses that two people approved.',
      'provider-settings-survive-restart',
    ],
  ],
  resilience: [
    ['F1', 'A missing chunk causes no reload loop and loses no form input.', 'old-chunk-no-loop'],
    [
      'F2',
      'Every failed or malformed response becomes a failure with an error code.',
      'broken-answer-is-failure',
    ],
    [
      'F2',
      'No failing call leaves a screen blank or loading for ever (in a full run).',
      'failing-platform-not-white',
    ],
    [
      'F2',
      'The same holds if only one call of a screen fails (in a full run).',
      'failing-call-not-white',
    ],
    [
      'F2',
      'A call without a response times out after 10,000 ± 250 ms with a message.',
      'unanswered-call-timeout',
    ],
    [
      'F3',
      'A bet is placed exactly once, also after repeated sending or a reload.',
      'bet-placed-once',
    ],
    ['F3', 'Ten clicks, or Enter with a click, make one transfer in the ledger.', 'form-sent-once'],
    ['F3', 'Two tabs make one transfer with one idempotency key.', 'form-two-tabs'],
    [
      'F3',
      'A reload before or after the platform received the request makes one transfer: the key is stored first.',
      'form-reload',
    ],
    [
      'F3',
      'An unknown outcome is shown as such and resolved within ten seconds.',
      'form-unknown-outcome',
    ],
    ['F3', 'A connection lost after sending is resolved with the same key.', 'cut-after-sending'],
    [
      'F4',
      'Corrupt, oversized, blocked or full browser storage does not prevent the app from starting.',
      'hostile-storage',
    ],
    ['F5', 'Logout and account changes apply to all tabs.', 'tabs-switch-user'],
    [
      'F5',
      'After a role change, open tabs leave restricted pages, and the old token is invalid.',
      'role-change-leaves-pages',
    ],
    ['F6', 'Going back after logout shows nothing of the previous user.', 'back-after-logout'],
    [
      'F6',
      'A page restored from the back/forward cache checks the session again.',
      'restored-page-checks-session',
    ],
    [
      'F6',
      'Until that check is answered, it shows nothing of the previous user.',
      'browser-cache-hides-former-user',
    ],
    [
      'F6',
      "A browser that caches pages never paints the previous user's data.",
      'history-hides-former-user',
    ],
    [
      'F7',
      'A hostile game cannot navigate the page, flood it with messages, block it or hide its own failure.',
      'hostile-game',
    ],
    ['F8', 'A screen that crashes affects no other part of the page.', 'broken-screen-contained'],
    ['F8', 'A crash of a screen is reported once.', 'broken-screen-reported-once'],
    [
      'F9',
      '1,000 navigations and 100 logins leak no memory (a bench).',
      'heap-after-long-use',
      'it runs for hours',
    ],
    [
      'F9',
      'Eight hours with one event per second leak no memory (in a full run).',
      'eight-hours-no-leak',
      'it runs for hours',
    ],
    [
      'F10',
      'No screen shows a message key, text in another language or overflowing text.',
      'every-language-walk',
    ],
    [
      'F11',
      'A device clock that is one day off, or in another time zone, does no harm.',
      'bet-server-time',
    ],
    [
      'F11',
      'On a slow connection, the first screen is usable before the rest has loaded.',
      'slow-line-first-screen',
    ],
    [
      'F11',
      'Time to interaction on slow 3G with 4× CPU throttling is measured (a bench).',
      'slow-line-first-visit',
      'it runs for hours',
    ],
    [
      'F12',
      'Every screen passes axe, and fits 320 px, which equals 400 % zoom.',
      'every-screen-walk',
    ],
    [
      'F12',
      'The same holds in both colour schemes and all languages (in a full run).',
      'axe-every-language',
      'it runs for hours',
    ],
    ['F12', 'Bets and withdrawals work with the keyboard alone.', 'keyboard-withdrawal'],
  ],
  dependencies: [
    [
      'P1',
      'No dependency is younger than a week, comes from outside the registry or has weaker signatures than before.',
      'dependency-week-old',
      'it reads files',
    ],
    [
      'P1',
      'Every dependency has an exact version and an integrity hash.',
      'dependency-hashes',
      'it reads files',
    ],
    [
      'P2',
      'Only the embedded database runs an install script; any other install script stops the installation.',
      'dependency-scripts',
      'it reads files',
    ],
    ['P5', 'The built app never evaluates text as code.', 'built-app-without', 'it reads files'],
  ],
  client: [
    [
      'R3',
      "The balance shown equals the server's within 5 s after the last event, and never goes back to an older version.",
      'shown-wallet-lossy-line',
    ],
    [
      'R4',
      "With the real pusher-js, display, calls and subscriptions are the current user's for every order of responses.",
      'user-switch-any-order',
    ],
    [
      'R4',
      'After logout, nothing of the previous user is shown, sent or requested, in any order of events.',
      'nothing-after-logout',
    ],
    [
      'R6',
      'Many clients recover the correct balance after a restart of Redis, a rolling restart and the crash of a node.',
      'clients-come-back',
    ],
    ['R7', 'A lost subscription is repeated.', 'shown-wallet-lost-subscription'],
    [
      'R9',
      'In a browser, a frozen or hidden tab, or a laptop after eight hours of sleep, has a current balance before betting is enabled.',
      'balance-fresh-after-sleep',
    ],
    [
      'R9',
      'After sleep, the balance counts as stale until it was fetched, even if the socket seems open.',
      'wallet-stale-after-sleep',
    ],
    [
      'R9',
      'A balance that may be stale is marked so, until it was fetched again.',
      'shown-wallet-stale-offline',
    ],
    ['R9', 'No bet can be placed while the balance is stale.', 'play-frame-stale-lock'],
    [
      'Q2',
      'Every state and transition of the auth, wallet, bet and transaction machines is tested.',
      'bet-machine-every-way',
    ],
  ],
};

/** All promises. */
export const promises: readonly PromiseRow[] = Object.values(promiseTables).flat();
