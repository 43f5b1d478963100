import { describe, expect, it } from 'vitest';
import { newUserSchema, toUserCreate } from './new-user.ts';

const typed = { username: 'sari', password: 'lampion-malam', parentId: null, commission: null };

describe('toUserCreate', () => {
  it('toUserCreate omits empty fields', () => {
    expect(toUserCreate('player', typed)).toEqual({
      username: 'sari',
      password: 'lampion-malam',
      role: 'player',
    });
  });

  it('toUserCreate sends a commission rate for agents only, in basis points', () => {
    const withRate = { ...typed, parentId: 'user-agent', commission: 1.25 };
    expect(toUserCreate('agent', withRate)).toMatchObject({
      parentId: 'user-agent',
      commissionBp: 125,
    });
    expect(toUserCreate('player', withRate)).not.toHaveProperty('commissionBp');
  });
});

describe('newUserSchema', () => {
  it('newUserSchema rejects a name or a password that the contract rejects', () => {
    expect(newUserSchema.safeParse(typed).success).toBe(true);
    expect(newUserSchema.safeParse({ ...typed, username: 'S' }).success).toBe(false);
    expect(newUserSchema.safeParse({ ...typed, password: 'short' }).success).toBe(false);
  });
});
