import { describe, expect, it } from 'vitest';
import { betPlaceSchema } from './schemas/bet.ts';
import { loginSchema, registerSchema } from './schemas/user.ts';
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
  it('calls an empty field required, whatever else its rule says', () => {
    expect(issuesOf(loginSchema, { username: '', password: undefined })).toEqual([
      { field: 'username', key: 'validation.required', params: {} },
      { field: 'password', key: 'validation.required', params: {} },
    ]);
  });

  it('tells only the first failure of a field', () => {
    const body = { username: 'A', password: 'long enough', passwordConfirmation: 'long enough' };
    expect(issuesOf(registerSchema, body)).toEqual([
      { field: 'username', key: 'validation.minLength', params: { min: 3 } },
    ]);
  });

  it('points at the confirmation that does not match', () => {
    const body = { username: 'sari', password: 'long enough', passwordConfirmation: 'other words' };
    expect(issuesOf(registerSchema, body)).toEqual([
      { field: 'passwordConfirmation', key: 'validation.confirmed', params: {} },
    ]);
  });

  it.each(['-5', '1e3', 'NaN', '1,5', '0x10'])('refuses %s as an amount', (amount) => {
    expect(issuesOf(betPlaceSchema, { selection: 'meron', amount })).toEqual([
      { field: 'amount', key: 'validation.format', params: {} },
    ]);
  });

  it('asks for a choice when the side does not exist', () => {
    expect(issuesOf(betPlaceSchema, { selection: 'both', amount: '1000' })).toEqual([
      { field: 'selection', key: 'validation.choice', params: {} },
    ]);
  });

  it('calls a list without a choice required, and a kind of body that there is none of a choice', () => {
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

  it('names an unknown query parameter', () => {
    const result = apiTable['ledger.list'].query.safeParse({ owner: '1' });
    expect(result.success ? [] : firstIssueOf(result.error, { owner: '1' })).toEqual([
      { field: 'owner', key: 'validation.format', params: {} },
    ]);
  });
});
