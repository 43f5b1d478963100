import type { PlatformSetting } from '@lobi/core/contract';
import { Button, DateTime, Stack, Text } from '@lobi/ui';
import type { DataColumn } from '@lobi/ui/data';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingText } from './use-setting-text.ts';

/** Columns of the settings. Without `onChange` they are read-only. */
export function useSettingColumns(
  onChange: ((setting: PlatformSetting) => void) | undefined,
): readonly DataColumn<PlatformSetting>[] {
  const { t } = useTranslation();
  const settingText = useSettingText();
  return useMemo<readonly DataColumn<PlatformSetting>[]>(
    () => [
      {
        id: 'name',
        header: t('admin.setting.name'),
        rowHeader: true,
        hideable: false,
        value: ({ name }) => t(`setting.${name}`),
        cell: ({ name }) => (
          <Stack gap={1}>
            <span>{t(`setting.${name}`)}</span>
            <Text size="sm" tone="secondary">
              {t(`settingHint.${name}`)}
            </Text>
          </Stack>
        ),
        card: 'title',
      },
      {
        id: 'value',
        header: t('admin.setting.value'),
        value: ({ name, value }) => settingText(name, value),
        cell: ({ name, value }) => settingText(name, value),
        card: 'detail',
      },
      {
        id: 'setAt',
        header: t('admin.setting.setAt'),
        value: ({ history: [last] }) => last?.setAt ?? null,
        cell: ({ history: [last] }) =>
          last ? <DateTime at={last.setAt} /> : t('admin.setting.never'),
        card: 'detail',
      },
      {
        id: 'setBy',
        header: t('admin.setting.setBy'),
        value: ({ history: [last] }) => last?.setBy.username ?? null,
        cell: ({ history: [last] }) => last?.setBy.username ?? '–',
        card: 'none',
        wideOnly: true,
      },
      ...(onChange
        ? [
            {
              id: 'change',
              header: t('admin.setting.change'),
              hideable: false,
              cell: (setting: PlatformSetting) => (
                <Button
                  size="sm"
                  variant="soft"
                  aria-label={`${t('admin.setting.change')}, ${t(`setting.${setting.name}`)}`}
                  onClick={() => onChange(setting)}
                >
                  {t('admin.setting.change')}
                </Button>
              ),
              card: 'action',
            } as const,
          ]
        : []),
    ],
    [t, settingText, onChange],
  );
}
