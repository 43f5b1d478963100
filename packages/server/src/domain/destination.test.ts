import { describe, expect, it } from 'vitest';
import {
  destinationFieldsOf,
  matchHolder,
  readDestination,
  type PayoutTerms,
} from './destination.ts';

const bca = { code: 'BCA', name: 'Bank Central Asia' };
const bri = { code: 'BRI', name: 'Bank Rakyat Indonesia' };
const terms = (change: Partial<PayoutTerms> = {}): PayoutTerms => ({
  ...{ kind: 'bank', direction: 'out', currency: 'IDR', institutions: [bca, bri], branch: 'none' },
  ...change,
});
const body = { institution: 'BRI', account: '123-456 7890', holder: ' Budi  Santoso ' };

describe('destinationFieldsOf', () => {
  const names = (change: Partial<PayoutTerms>) =>
    destinationFieldsOf(terms(change)).map(({ name, required }) => `${name}${required ? '' : '?'}`);

  it('destinationFieldsOf returns the bank with its choices, the account and its holder', () => {
    expect(names({})).toEqual(['institution', 'account', 'holder']);
    expect(destinationFieldsOf(terms())[0]?.options).toEqual([bca, bri]);
  });

  it('destinationFieldsOf returns the branch if the channel requires or accepts one', () => {
    expect(names({ branch: 'required' }).at(-1)).toBe('branch');
    expect(names({ branch: 'optional' }).at(-1)).toBe('branch?');
  });

  it('destinationFieldsOf returns no bank for a channel bound to one, and nothing for a channel without payouts', () => {
    expect(names({ institutions: [] })).toEqual(['account', 'holder']);
    expect(names({ direction: 'in' })).toEqual([]);
  });

  it('destinationFieldsOf offers the usual banks and e-wallets of the currency unless staff listed others', () => {
    const codes = (kind: PayoutTerms['kind']) =>
      destinationFieldsOf(terms({ kind, institutions: null }))[0]?.options?.map(({ code }) => code);
    expect(codes('bank')).toContain('MANDIRI');
    expect(codes('ewallet')).toContain('GOPAY');
  });
});

describe('readDestination', () => {
  it('readDestination reads all fields in their normal form', () => {
    expect(readDestination(terms(), { ...body, branch: 'Kuta' })).toEqual({
      institution: bri,
      account: '1234567890',
      holder: 'Budi Santoso',
      branch: null,
    });
    expect(readDestination(terms({ branch: 'optional' }), { ...body, branch: ' Kuta ' })).toEqual(
      expect.objectContaining({ branch: 'Kuta' }),
    );
  });

  it.each([
    [{ institution: undefined }, { institution: ['validation.required'] }],
    [{ institution: 'NONE' }, { institution: ['validation.choice'] }],
    [{ account: '' }, { account: ['validation.required'] }],
    [{ account: '- - -' }, { account: ['validation.format'] }],
    [{ account: '123' }, { account: ['validation.format'] }],
    [{ holder: ' ' }, { holder: ['validation.required'] }],
  ])('readDestination rejects %j on its field', (change, errors) => {
    expect(() => readDestination(terms(), { ...body, ...change })).toThrowError(
      expect.objectContaining({ code: 'validation', errors }),
    );
  });

  it('readDestination rejects a missing branch if one is required', () => {
    expect(() => readDestination(terms({ branch: 'required' }), body)).toThrowError(
      expect.objectContaining({ errors: { branch: ['validation.required'] } }),
    );
  });

  it.each(['+62 812-3456-7890', '6281234567890', '0812 3456 7890'])(
    'readDestination converts the number of an e-wallet to national form: %s',
    (account) => {
      const wallet = terms({ kind: 'ewallet', institutions: [] });
      expect(readDestination(wallet, { ...body, account }).account).toBe('081234567890');
    },
  );

  it('readDestination keeps the number of a bank account unchanged', () => {
    expect(readDestination(terms(), { ...body, account: '6281234567890' }).account).toBe(
      '6281234567890',
    );
  });
});

describe('matchHolder', () => {
  it.each([
    ['BUDI SANTOSO', 'Budi Santoso', 'match'],
    ['Ｂｕｄｉ Santoso', 'Budi  Santoso', 'match'],
    ['Budi S.', 'Budi Santoso', 'mismatch'],
    ['Siti Rahma', 'Budi Santoso', 'mismatch'],
    ['Budi Santoso', null, 'unknown'],
    ['Budi Santoso', '', 'unknown'],
  ] as const)('matchHolder compares %j with the verified name %j: %s', (holder, name, match) => {
    expect(matchHolder(holder, name)).toBe(match);
  });
});
