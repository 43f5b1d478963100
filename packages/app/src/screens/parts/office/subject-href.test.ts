import { activitySubjects, type Role } from '@lobi/core/contract';
import { userFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { subjectHref } from './subject-href.ts';

const hrefs = (role: Role) =>
  activitySubjects.map((kind) => subjectHref(userFixture({ role }), kind, 'it')).filter(Boolean);

describe('the page of what something was done to', () => {
  it('is one that an admin may open', () => {
    expect(hrefs('admin')).toEqual([
      '/user/it',
      '/wallet/it',
      '/admin/transaction/it',
      '/earning/it',
      '/admin/channel/it/edit',
      '/admin/gateway',
      '/admin/change',
      '/game/it',
    ]);
  });

  it('is left out for superadmins where it is not theirs to open', () => {
    expect(hrefs('superadmin')).toEqual(['/user/it', '/wallet/it', '/admin/change']);
  });
});
