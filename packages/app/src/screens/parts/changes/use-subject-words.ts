import type { ChangeRequest } from '@lobi/core/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettingName } from '../settings/use-setting-words.ts';

/** Says what a change is about: a person or thing by name, a setting in the reader's language. */
export function useSubjectWords(): (request: Pick<ChangeRequest, 'kind' | 'subject'>) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ kind, subject: { name } }) =>
      kind === 'setting.update' && isSettingName(name) ? t(`setting.${name}`) : name,
    [t],
  );
}
