import { activitySubjects, type ActivitySubject } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import type { ActivityLog } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettingName } from '../settings/use-setting-text.ts';
import { mayOpen } from '../people/may-open.ts';
import { subjectHref } from './subject-href.ts';
import { subjectTexts } from './subject-texts.ts';

const isKnown = (kind: string): kind is ActivitySubject =>
  (activitySubjects as readonly string[]).includes(kind);

/** Describes actor and subject of the log's entries, with links that the user may follow. */
export function useActivityLog(): ActivityLog {
  const { t } = useTranslation();
  const { user } = useAuth();
  return useMemo<ActivityLog>(
    () => ({
      userHref: ({ id }) =>
        mayOpen(user, 'user.show') ? buildPath('user.show', { userId: id }) : undefined,
      subjectHref: ({ kind, id }) => (isKnown(kind) ? subjectHref(user, kind, id) : undefined),
      subjectLabel: ({ kind, name }) => {
        const word = isKnown(kind) ? t(subjectTexts[kind]) : kind;
        if (name === null) return word;
        return `${word} ${isSettingName(name) ? t(`setting.${name}`) : name}`;
      },
    }),
    [t, user],
  );
}
