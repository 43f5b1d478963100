import { activityActions } from '@lobi/core/contract';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Known = (typeof activityActions)[number];

const isKnown = (action: string): action is Known =>
  (activityActions as readonly string[]).includes(action);

/** Words of what somebody did, and all of them to choose from; a newer platform's are kept as they are. */
export function useActivityWords() {
  const { t } = useTranslation();
  const actionWord = useCallback(
    (action: string): string => (isKnown(action) ? t(`activity.${action}`) : action),
    [t],
  );
  const actions = useMemo(
    () => activityActions.map((value) => ({ value, label: t(`activity.${value}`) })),
    [t],
  );
  return { actionWord, actions };
}
