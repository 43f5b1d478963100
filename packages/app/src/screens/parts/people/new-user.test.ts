import { describe, expect, it } from 'vitest';
import { newUserSchema, rolesMadeBy, toUserCreate } from './new-user.ts';

const typed = { username: 'sari', password: 'lampion-malam', parentId: null, commission: null };

describe('rolesMadeBy', () => {
  it('lets agents make players and sub-agents, and only superadmins make admins', () => {
    expect(rolesMadeBy('agent')).toEqual(['player', 'agent']);
    expect(rolesMadeBy('admin')).not.toContain('admin');
    expect(rolesMadeBy('superadmin')).toContain('admin');
  });

  it('lets nobody else make a user', () => {
    expect(rolesMadeBy('player')).toEqual([]);
    expect(rolesMadeBy('declare')).toEqual([]);
  });
});

describe('toUserCreate', () => {
  it('leaves out what was not chosen', () => {
    expect(toUserCreate('player', typed)).toEqual({
      username: 'sari',
      password: 'lampion-malam',
      role: 'player',
    });
  });

  it('sends the rate of an agent in basis points, and of nobody else', () => {
    const withRate = { ...typed, parentId: 'user-agent', commission: 1.25 };
    expect(toUserCreate('agent', withRate)).toMatchObject({
      parentId: 'user-agent',
      commissionBp: 125,
    });
    expect(toUserCreate('player', withRate)).not.toHaveProperty('commissionBp');
  });
});

describe('newUserSchema', () => {
  it('refuses a name or a password that the contract refuses', () => {
    expect(newUserSchema.safeParse(typed).success).toBe(true);
    expect(newUserSchema.safeParse({ ...typed, username: 'S' }).success).toBe(false);
    expect(newUserSchema.safeParse({ ...typed, password: 'short' }).success).toBe(false);
  });
});
