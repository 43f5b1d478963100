import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { apiTable, type ApiName } from './api/index.ts';
import type { ApiRow } from './api/api-row.ts';
import {
  emailKey,
  isPlain,
  nameKey,
  normalizeBlock,
  normalizeDigits,
  normalizeLine,
  normalizeSearch,
} from './normalize.ts';
import { accountSchema, lineSchema, phoneSchema } from './schemas/common.ts';
import { firstIssueOf } from './validation.ts';

const account = '1234567890';

/** Text of numbers as copied from a page, a chat or a document. */
const pasted: readonly (readonly [name: string, text: string])[] = [
  ['full-width digits', '１２３４５６７８９０'],
  ['a zero-width space', '12345\u200B67890'],
  ['a zero-width joiner and a word joiner', '12\u200D345\u206067890'],
  ['soft hyphens', '123\u00AD456\u00AD7890'],
  ['a byte order mark', '\uFEFF1234567890'],
  ['an embedding of direction', '\u202A1234567890\u202C'],
  ['an override of direction', '12345\u202E67890'],
  ['an isolate of direction', '\u20661234567890\u2069'],
  ['marks of direction', '\u200E1234567890\u200F'],
  ['blanks, no-break blanks and dashes', ' 123\u00A0456-78\u201190 '],
  ['dots and brackets', '(123).456.7890'],
];

describe('accountSchema', () => {
  // id: account-plain-number
  it.each(pasted)('accountSchema reads %s as the plain number', (_, text) => {
    expect(accountSchema.parse(text)).toBe(account);
  });

  it.each(['12a4567890', '١٢٣٤٥٦', '123', '12345 67890 x', '', '----', '1'.repeat(35)])(
    'accountSchema rejects %j, which is not a number of 4 to 34 digits',
    (text) => {
      expect(accountSchema.safeParse(text).success).toBe(false);
    },
  );

  it('accountSchema finds the digits between any separators and invisible characters', () => {
    const noise = fc.constantFrom('\u200B', '\u00AD', '\u202A', '\u2068', '\uFEFF', ' ', '-', '.');
    const noisy = fc.array(fc.tuple(noise, fc.integer({ min: 0, max: 9 }), fc.boolean()), {
      minLength: 4,
      maxLength: 34,
    });
    fc.assert(
      fc.property(noisy, (parts) => {
        const digits = parts.map(([, digit]) => digit).join('');
        const text = parts
          .map(([between, digit, isWide]) =>
            isWide ? between + String.fromCodePoint(0xff10 + digit) : `${between}${digit}`,
          )
          .join('');
        expect(accountSchema.parse(text)).toBe(digits);
      }),
    );
  });
});

describe('phoneSchema', () => {
  it.each([
    ['(0812) 3456-7890', '081234567890'],
    ['\u202A+62 812-3456-7890\u202C', '+6281234567890'],
    ['＋６２ ８１２ ３４５６ ７８９０', '+6281234567890'],
  ])('phoneSchema takes %j', (text, phone) => {
    expect(phoneSchema.parse(text)).toBe(phone);
  });

  it.each(['0812 CALL', '62+8123456789', '12345', '1'.repeat(21)])(
    'phoneSchema rejects %j',
    (text) => {
      expect(phoneSchema.safeParse(text).success).toBe(false);
    },
  );
});

describe('lineSchema', () => {
  const schema = lineSchema({ min: 2, max: 12 });

  it.each([
    ['  Budi   Santoso ', 'Budi Santoso'],
    ['Ｂｕｄｉ', 'Budi'],
    ['Bu\u200Bdi\u00AD', 'Budi'],
    ['Bu\u00A0di\tS\n', 'Bu di S'],
    ['Jose\u0301', 'José'],
  ])('lineSchema stores %j as %j', (text, line) => {
    expect(schema.parse(text)).toBe(line);
  });

  it.each([
    '\u202EidiB',
    'Bu\u2066di',
    'Bu\u200Fdi',
    'Bu\u0007di',
    'Bu\u0085di',
    'Bu\u2028di',
    'B\uD800di',
  ])('lineSchema rejects %j with its own error message', (text) => {
    const { error } = schema.safeParse(text);
    expect(error && firstIssueOf(error, text)[0]?.key).toBe('validation.characters');
  });

  it('lineSchema measures the normalized text, not the typed one', () => {
    expect(schema.safeParse('B\u200B').success).toBe(false);
    expect(schema.parse(`${'\u200B'.repeat(50)}Budi`)).toBe('Budi');
  });
});

describe('normal forms', () => {
  const forms = { normalizeLine, normalizeBlock, normalizeDigits, normalizeSearch, nameKey };
  const text = fc.string({ unit: 'binary', maxLength: 40 });

  it.each(Object.entries(forms))('%s is idempotent', (_, form) => {
    fc.assert(
      fc.property(text, (value) => form(form(value)) === form(value)),
      { numRuns: 2_000 },
    );
  });

  it('a normalized search contains no character that a line rejects', () => {
    fc.assert(
      fc.property(text, (value) => isPlain(normalizeSearch(value))),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Budi Santoso', 'BUDI  SANTOSO'],
    ['José Núñez', 'JOSE NUNEZ'],
    ["Ma'ruf Amin", 'MARUF AMIN'],
    ['Siti, S.Kom.', 'SITI S KOM'],
    ['Bu\u200Bdi', 'Ｂｕｄｉ'],
  ])('the normal form compares %j and %j as one name', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('the normal form compares different names as different', () => {
    expect(nameKey('Budi Santoso')).not.toBe(nameKey('Budi Santosa'));
    expect(nameKey('Budi Santoso')).not.toBe(nameKey('BudiSantoso'));
  });
});

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly valueType?: z.ZodMiniType;
  readonly format?: string;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly format?: string } };
  }[];
};

/** Every text field of a schema by its path. */
function* textsOf(schema: z.ZodMiniType, path: string): Generator<[string, Definition]> {
  const def = schema._zod.def as unknown as Definition;
  if (def.type === 'string') yield [path, def];
  for (const [name, part] of Object.entries(def.shape ?? {}))
    yield* textsOf(part, `${path}.${name}`);
  for (const part of [def.innerType, def.element, def.valueType, ...(def.options ?? [])])
    if (part) yield* textsOf(part, path);
}

/** Not user-written, with its own rule, or compared byte by byte. */
const exempt =
  /\.(id|\w*Id|ids|version|username|password|passwordConfirmation|currentPassword|code|token|referral|noticeVersion|secret|action|provider|parent|value|clientSeed|message|part|page)$/;

describe('texts of the contract', () => {
  const inputs = (Object.entries(apiTable) as [ApiName, ApiRow][]).flatMap(
    ([name, { query, body }]) =>
      [query, body].flatMap((schema) => (schema ? [...textsOf(schema, name)] : [])),
  );
  const free = inputs.filter(
    ([path, { format, checks = [] }]) =>
      !exempt.test(path) &&
      !format &&
      checks.every(({ _zod: { def } }) => def.check !== 'string_format'),
  );

  it('the text fields of the contract are found, including names, reasons and notes', () => {
    const paths = free.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'transaction.create.holder',
        'transaction.reject.reason',
        'user.update.name',
        'user.list.search',
        'game.create.title',
      ]),
    );
  });

  it.each(free)('%s is brought into a normal form', (_, { checks = [] }) => {
    expect(checks.map(({ _zod: { def } }) => def.check)).toContain('overwrite');
  });
});

describe('emailKey', () => {
  it.each([
    ['siti@mail.com', 'siti@mail.com'],
    ['Siti@MAIL.com', 'siti@mail.com'],
    ['siti+lobi@mail.com', 'siti@mail.com'],
    ['s.i.t.i+x@googlemail.com', 'siti@gmail.com'],
    ['si.ti@mail.com', 'si.ti@mail.com'],
    ['ｓiti\u200B@mail.com', 'siti@mail.com'],
    ['+siti@mail.com', '+siti@mail.com'],
  ])('emailKey compares %s as %s', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });
});
