import { activitySubjects, type Role } from '@lobi/core/contract';
import { userFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { subjectHref } from './subject-href.ts';

const hrefs = (role: Role) =>
  activitySubjects.map((kind) => subjectHref(userFixture({ role }), kind, 'it')).filter(Boolean);

describe('subjectHref', () => {
  it.each(['admin', 'superadmin'] as const)(
    'subjectHref leads to a page that the role %s may open',
    (role) => {
      expect(hrefs(role)).toEqual([
        '/user/it',
        '/wallet/it',
        '/admin/transaction/it',
        '/earning/it',
        '/admin/channel/it/edit',
        '/admin/gateway',
        '/admin/provider',
        '/admin/change',
        '/game/it',
      ]);
    },
  );

  it('subjectHref is omitted if the user may not open the page', () => {
    expect(hrefs('declare')).toEqual(['/user/it', '/wallet/it', '/game/it']);
  });
});
