import type { PlatformSetting, SettingValue } from '@lobi/core/contract';
import { useAction } from '@lobi/core/react/lists';
import { Stack, Text } from '@lobi/ui';
import { ReasonDialog } from '@lobi/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { useChangeToast } from '../changes/use-change-approval.tsx';
import { sentenceOf } from '../people/field-errors.ts';
import { SettingField } from './setting-field.tsx';
import { useSettingText } from './use-setting-text.ts';

interface SettingChangeProps {
  setting: PlatformSetting;
  onClose: () => void;
}

/** Dialog that changes a setting, with a stored reason. */
export function SettingChange({ setting, onClose }: SettingChangeProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const showChangeToast = useChangeToast();
  const settingText = useSettingText();
  const action = useAction('admin.change.create');
  const { name, start, version } = setting;
  const [value, setValue] = useState<SettingValue | undefined>(setting.value);
  const send = async (reason: string): Promise<void> => {
    // The field shows its error.
    if (value === undefined) return;
    const params = { name, value, version };
    const outcome = await action.run({ body: { kind: 'setting.update', params, reason } });
    if (!outcome.ok) return;
    onClose();
    showChangeToast(outcome.answer.data);
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(next) => next || onClose()}
      title={t(`setting.${name}`)}
      submitLabel={t('admin.setting.change')}
      onConfirm={(reason) => void send(reason)}
      busy={action.status === 'running'}
      error={action.failure ? sentenceOf(action.failure, failureText) : undefined}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <div>{t(`settingHint.${name}`)}</div>
          <Text size="sm" tone="secondary">
            {t('admin.setting.body')}{' '}
            {t('admin.setting.start', { value: settingText(name, start) })}
          </Text>
        </Stack>
        <SettingField name={name} value={value} onValueChange={setValue} />
      </Stack>
    </ReasonDialog>
  );
}
