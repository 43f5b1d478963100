import { activityActions } from '@lobi/core/contract';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Known = (typeof activityActions)[number];

const isKnown = (action: string): action is Known =>
  (activityActions as readonly string[]).includes(action);

/**
 * Labels of activities, and all of them to choose from; unknown ones of a newer platform are shown
 * unchanged.
 */
export function useActivityLabels() {
  const { t } = useTranslation();
  const actionLabel = useCallback(
    (action: string): string => (isKnown(action) ? t(`activity.${action}`) : action),
    [t],
  );
  const actions = useMemo(
    () => activityActions.map((value) => ({ value, label: t(`activity.${value}`) })),
    [t],
  );
  return { actionLabel: actionLabel, actions };
}
