import { describe, expect, it } from 'vitest';
import { isStaff, roles, creatableRoles } from './roles.ts';

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

describe('creatableRoles', () => {
  it('creatableRoles lets agents make players and sub-agents, and only superadmins make admins', () => {
    expect(creatableRoles('agent')).toEqual(['player', 'agent']);
    expect(creatableRoles('admin')).not.toContain('admin');
    expect(creatableRoles('superadmin')).toContain('admin');
  });

  it('creatableRoles is empty for players and declarators', () => {
    expect(creatableRoles('player')).toEqual([]);
    expect(creatableRoles('declare')).toEqual([]);
  });
});
