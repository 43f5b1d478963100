import { describe, expect, it } from 'vitest';
import { betPlaceSchema } from './schemas/bet-place.ts';
import { loginSchema, registerSchema, registerSchemaFor } from './schemas/user.ts';
import { apiTable } from './api/index.ts';
import { firstIssueOf } from './validation.ts';

function issuesOf(
  schema: typeof loginSchema | typeof registerSchema | typeof betPlaceSchema,
  input: unknown,
) {
  const result = schema.safeParse(input);
  return result.success ? [] : firstIssueOf(result.error, input);
}

describe('firstIssueOf', () => {
  it('firstIssueOf calls an empty field required, whatever its other rules', () => {
    expect(issuesOf(loginSchema, { username: '', password: undefined })).toEqual([
      { field: 'username', key: 'validation.required', params: {} },
      { field: 'password', key: 'validation.required', params: {} },
    ]);
  });

  // id: first-issue-of-field
  it('firstIssueOf returns only the first failure of a field', () => {
    const body = { username: 'A', password: 'long enough', passwordConfirmation: 'long enough' };
    expect(issuesOf(registerSchema, body)).toEqual([
      { field: 'username', key: 'validation.minLength', params: { min: 3 } },
    ]);
  });

  it('firstIssueOf points at the confirmation that does not match', () => {
    const body = { username: 'sari', password: 'long enough', passwordConfirmation: 'other words' };
    expect(issuesOf(registerSchema, body)).toEqual([
      { field: 'passwordConfirmation', key: 'validation.confirmed', params: {} },
    ]);
  });

  it.each([
    ['0', { field: 'perPage', key: 'validation.min', params: { min: 1 } }],
    ['5000', { field: 'perPage', key: 'validation.max', params: { max: 2_000 } }],
    ['many', { field: 'perPage', key: 'validation.number', params: {} }],
  ] as const)('firstIssueOf treats a query value of %s as a number', (perPage, issue) => {
    const query = { perPage };
    const result = apiTable['game.list'].query.safeParse(query);
    expect(result.success ? [] : firstIssueOf(result.error, query)).toEqual([issue]);
  });

  it.each(['-5', '1e3', 'NaN', '1,5', '0x10'])('firstIssueOf rejects %s as an amount', (amount) => {
    expect(issuesOf(betPlaceSchema, { selection: 'meron', amount })).toEqual([
      { field: 'amount', key: 'validation.format', params: {} },
    ]);
  });

  it('firstIssueOf reports a choice error for a side that does not exist', () => {
    expect(issuesOf(betPlaceSchema, { selection: 'both', amount: '1000' })).toEqual([
      { field: 'selection', key: 'validation.choice', params: {} },
    ]);
  });

  it('firstIssueOf reports an empty list as required, and an unknown entry or type as a choice error', () => {
    const issues = (name: 'admin.channel.update' | 'transaction.create', body: unknown) => {
      const result = apiTable[name].body.safeParse(body);
      return result.success ? [] : firstIssueOf(result.error, body);
    };
    expect(issues('admin.channel.update', { version: 1, roles: [] })).toEqual([
      { field: 'roles', key: 'validation.required', params: {} },
    ]);
    expect(issues('admin.channel.update', { version: 1, roles: ['owner'] })).toEqual([
      { field: 'roles.0', key: 'validation.choice', params: {} },
    ]);
    expect(issues('transaction.create', { type: 'gift', amount: '5' })).toEqual([
      { field: 'type', key: 'validation.choice', params: {} },
    ]);
  });

  it('firstIssueOf names an unknown query parameter', () => {
    const result = apiTable['ledger.list'].query.safeParse({ owner: '1' });
    expect(result.success ? [] : firstIssueOf(result.error, { owner: '1' })).toEqual([
      { field: 'owner', key: 'validation.format', params: {} },
    ]);
  });
});

describe('registerSchemaFor', () => {
  const account = {
    username: 'siti',
    password: 'lampion-malam-7',
    passwordConfirmation: 'lampion-malam-7',
  };
  const person = {
    name: 'Siti Nurhaliza',
    birthDate: '1990-02-28',
    phone: '081234567890',
    email: 'siti@mail.com',
  };

  it.each(['Budi', ' BUDI ', 'ｂｕｄｉ', 'bu\u200Bdi'])(
    'registerSchemaFor stores the username %j as budi',
    (username) => {
      expect(registerSchemaFor([]).parse({ ...account, username }).username).toBe('budi');
      expect(loginSchema.parse({ username, password: account.password }).username).toBe('budi');
    },
  );

  it('registerSchemaFor requires no personal details by default', () => {
    expect(registerSchemaFor([]).safeParse(account).success).toBe(true);
  });

  it.each(['name', 'birthDate', 'phone', 'email'] as const)(
    'registerSchemaFor requires %s if the jurisdiction does',
    (field) => {
      const schema = registerSchemaFor([field]);
      expect(schema.safeParse({ ...account, [field]: person[field] }).success).toBe(true);
      const refused = schema.safeParse(account);
      expect(refused.error && firstIssueOf(refused.error, account)).toEqual([
        { field, key: 'validation.required', params: {} },
      ]);
    },
  );

  it.each(['1990-02-30', '1899-12-31', '28-02-1990', '1990-2-28'])(
    'registerSchemaFor rejects %s as a date of birth',
    (birthDate) => {
      expect(registerSchemaFor([]).safeParse({ ...account, birthDate }).success).toBe(false);
    },
  );
});
