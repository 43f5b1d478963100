import type { MutantRow } from '../mutant-rows.ts';

const core = 'packages/core/src';

/** Mutants of §5, §6: rules and access. */
export const rulesAndAccess: readonly MutantRow[] = [
  // §5
  ...(
    [
      ['en', 'en', 'The {field} field is required.', 'The {field} field is needed.'],
      ['id', 'id', 'Kolom {field} wajib diisi.', 'Kolom {field} harus diisi.'],
      ['es', 'es', 'El campo {field} es obligatorio.', 'El campo {field} es requerido.'],
      ['zh-Hans', 'zh-hans', '{field}不能为空。', '{field}必须填写。'],
    ] as const
  ).map(([language, folder, text, replacement]): MutantRow => [
    `required-${language}`,
    `the required-field message is another one in ${language}`,
    `${core}/locales/${folder}/start.ts`,
    `'validation.required': '${text}'`,
    `'validation.required': '${replacement}'`,
    'required-message',
    language,
  ]),
  [
    'last-failure',
    'the last failure of a field is shown, not the first',
    `${core}/contract/validation.ts`,
    '    if (found.has(field)) continue;\n',
    '',
    'first-issue-of-field',
  ],
  [
    'notice-reopened',
    'the notice opens again although it was accepted',
    `${core}/machines/notice/notice.machine.ts`,
    "initial: effects.isAccepted() ? 'accepted' : 'open'",
    "initial: 'open'",
    'notice-stays-closed',
  ],
  [
    'stake-without-agreement',
    'a stake is taken without a recorded agreement',
    `${core}/rules/stake-guard.ts`,
    '  assertHasAgreed(player);\n',
    '',
    'play-without-agreement',
    'a bet on a fight',
  ],
  // §6
  [
    'guest-forbidden',
    'a guest gets the page for a wrong role instead of led to the login',
    `${core}/routes/decide-access.ts`,
    "if (!visitor) return 'login';",
    "if (!visitor) return 'error.403';",
    'decide-access-table',
  ],
  [
    'any-role',
    'every signed-in user may open what is for some roles',
    `${core}/routes/decide-access.ts`,
    "if (access.kind === 'roles' && access.roles.includes(visitor.role)) return 'allow';",
    "if (access.kind === 'roles') return 'allow';",
    'decide-access-table',
  ],
  [
    'other-role',
    'a role that does not exist opens what every user may',
    `${core}/routes/decide-access.ts`,
    "  if (!roles.includes(visitor.role)) return 'error.403';\n",
    '',
    'decide-access-unknown-role',
  ],
  [
    'other-wallet',
    'everybody may subscribe to the wallets of others',
    `${core}/contract/channel-access.ts`,
    "'owner-of-wallet': (actor, id) => isOneOf('parties', actor) && actor.walletId === id,",
    "'owner-of-wallet': () => true,",
    'channel-rules-own',
  ],
  [
    'presence-declare',
    'who declares fights sees which of the staff is connected',
    `${core}/contract/channel-access.ts`,
    '&& isStaff(actor)',
    "&& (isStaff(actor) || actor.role === 'declare')",
    'channel-rules-presence',
  ],
];
