import { useSettings } from '@lobi/core/react';
import { Text } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/** On a platform with play money, the demo accounts may be shown to everyone. */
export function DemoAccounts() {
  const { t } = useTranslation();
  const settings = useSettings();
  if (settings.status !== 'ready' || !settings.settings.app.demo) return null;
  return (
    <Text size="sm" tone="muted">
      {t('app.demoAccounts')}
    </Text>
  );
}
