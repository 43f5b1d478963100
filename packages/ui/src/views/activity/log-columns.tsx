import type { DataColumn } from '../../components/data-table/data-table.types.ts';
import { RoleBadge } from '../../components/role-badge/role-badge.tsx';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { ActivityListRow, ActivityLog } from './activity.types.ts';
import * as S from './activity-list-view.styles.ts';

/** Columns of a log of many users: actor and target. */
export function logColumns(
  { userHref, subjectHref, subjectLabel }: ActivityLog,
  { data: texts }: KitMessages,
): readonly DataColumn<ActivityListRow>[] {
  return [
    {
      id: 'user',
      header: texts.activityBy,
      value: ({ user }) => user?.username ?? null,
      cell: ({ user }) =>
        user ? (
          <S.Person>
            <Named href={userHref(user)}>{user.username}</Named>
            <RoleBadge value={user.role} />
          </S.Person>
        ) : (
          <S.Unknown>–</S.Unknown>
        ),
    },
    {
      id: 'subjects',
      header: texts.activityAbout,
      value: ({ subjects = [] }) => subjects.map(subjectLabel).join(', ') || null,
      cell: ({ subjects = [] }) =>
        subjects.length === 0 ? (
          <S.Unknown>–</S.Unknown>
        ) : (
          <S.Subjects>
            {subjects.map((subject) => (
              <Named key={subject.id} href={subjectHref(subject)}>
                {subjectLabel(subject)}
              </Named>
            ))}
          </S.Subjects>
        ),
    },
  ];
}

/** A name, linked to its page if there is one. */
function Named({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? (
    <span>{children}</span>
  ) : (
    <KitLink href={href} variant="inline">
      {children}
    </KitLink>
  );
}
