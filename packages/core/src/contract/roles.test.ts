import { describe, expect, it } from 'vitest';
import { rolesMadeBy } from './roles.ts';

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
