import { describe, expect, it } from 'vitest';
import { isStaff, roles, rolesMadeBy } from './roles.ts';

describe('the roles', () => {
  // id: five-roles
  it('the roles are the five of the specification', () => {
    expect(roles).toEqual(['player', 'agent', 'admin', 'superadmin', 'declare']);
  });
});

describe('isStaff', () => {
  it('isStaff is true for admins and superadmins alone', () => {
    expect(roles.filter((role) => isStaff({ role }))).toEqual(['admin', 'superadmin']);
  });
});

describe('rolesMadeBy', () => {
  it('rolesMadeBy lets agents make players and sub-agents, and only superadmins make admins', () => {
    expect(rolesMadeBy('agent')).toEqual(['player', 'agent']);
    expect(rolesMadeBy('admin')).not.toContain('admin');
    expect(rolesMadeBy('superadmin')).toContain('admin');
  });

  it('rolesMadeBy is empty for players and declarators', () => {
    expect(rolesMadeBy('player')).toEqual([]);
    expect(rolesMadeBy('declare')).toEqual([]);
  });
});
