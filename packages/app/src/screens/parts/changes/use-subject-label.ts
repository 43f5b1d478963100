import type { ChangeRequest } from '@lobi/core/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettingName } from '../settings/use-setting-text.ts';

/** Describes the subject of a change: a user or record by name, a setting in the user's language. */
export function useSubjectLabel(): (request: Pick<ChangeRequest, 'kind' | 'subject'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ kind, subject: { name } }) =>
      kind === 'setting.update' && isSettingName(name) ? t(`setting.${name}`) : name,
    [t],
  );
}
