import { activitySubjects, type Role } from '@lobi/core/contract';
import { userFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { subjectHref } from './subject-href.ts';

const hrefs = (role: Role) =>
  activitySubjects
    .map((kind) => subjectHref(userFixture({ role }), kind, 'some-id'))
    .filter(Boolean);

describe('subjectHref', () => {
  it.each(['admin', 'superadmin'] as const)(
    'subjectHref links to pages that the role %s may open',
    (role) => {
      expect(hrefs(role)).toEqual([
        '/user/some-id',
        '/wallet/some-id',
        '/admin/transaction/some-id',
        '/earning/some-id',
        '/admin/channel/some-id/edit',
        '/admin/gateway',
        '/admin/provider',
        '/admin/change',
        '/game/some-id',
      ]);
    },
  );

  it('subjectHref returns undefined for pages that the user may not open', () => {
    expect(hrefs('declare')).toEqual(['/user/some-id', '/wallet/some-id', '/game/some-id']);
  });
});
