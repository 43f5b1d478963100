import type { MutantRow } from '../mutant-rows.ts';

const server = 'packages/server/src';
const core = 'packages/core/src';
const localesTest = `${core}/locales/locales.test.ts`;

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
    localesTest,
    'says the required message in %s to the letter',
    `says the required message in ${language} to the letter`,
  ]),
  [
    'last-failure',
    'the last failure of a field is shown, not the first',
    `${core}/contract/validation.ts`,
    '    if (found.has(field)) continue;\n',
    '',
    `${core}/contract/validation.test.ts`,
    'returns only the first failure of a field',
  ],
  [
    'notice-reopened',
    'the notice opens again although it was accepted',
    `${core}/machines/notice/notice.machine.ts`,
    "initial: effects.isAccepted() ? 'accepted' : 'open'",
    "initial: 'open'",
    `${core}/machines/notice/notice.machine.test.ts`,
    'stays closed once it was accepted',
  ],
  [
    'stake-without-agreement',
    'a stake is taken without a recorded agreement',
    `${server}/services/protection/guard-rules.ts`,
    '  assertHasAgreed(guard);\n',
    '',
    'tests/protection/agreement.test.ts',
    'a player without an agreement is refused %s',
    'a player without an agreement is refused a bet on a fight',
  ],
  // §6
  [
    'guest-forbidden',
    'a guest gets the page for a wrong role instead of led to the login',
    `${core}/routes/decide-access.ts`,
    "if (!visitor) return 'login';",
    "if (!visitor) return 'error.403';",
    `${core}/routes/decide-access.test.ts`,
    'for $role follows the specification',
  ],
  [
    'any-role',
    'every signed-in user may open what is for some roles',
    `${core}/routes/decide-access.ts`,
    "if (access.kind === 'roles' && access.roles.includes(visitor.role)) return 'allow';",
    "if (access.kind === 'roles') return 'allow';",
    `${core}/routes/decide-access.test.ts`,
    'for $role follows the specification',
  ],
  [
    'other-role',
    'a role that does not exist opens what every user may',
    `${core}/routes/decide-access.ts`,
    "  if (!roles.includes(visitor.role)) return 'error.403';\n",
    '',
    `${core}/routes/decide-access.test.ts`,
    'fails closed on a role that does not exist',
  ],
  [
    'other-wallet',
    'everybody may subscribe to the wallets of others',
    `${server}/realtime/channel-rules.ts`,
    "'owner-of-wallet': ({ role, walletId }, id) => role !== 'declare' && walletId === id,",
    "'owner-of-wallet': () => true,",
    `${server}/realtime/channel-rules.test.ts`,
    'let a user into their own user and wallet channels only',
  ],
  [
    'presence-declare',
    'who declares fights sees which of the staff is connected',
    `${server}/realtime/channel-rules.ts`,
    '&& isStaff(actor)',
    "&& (isStaff(actor) || actor.role === 'declare')",
    `${server}/realtime/channel-rules.test.ts`,
    'let only staff into the presence channel',
  ],
];
