import { useEntity } from '@lobi/core/react';
import { buildPath } from '@lobi/core/routes';
import { Button, Callout, DateTime, KitLink } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/** Providers that are suspended now, each with the way to where staff looks after them. */
export function ProviderAlarms() {
  const { t } = useTranslation();
  const providers = useEntity('admin.provider.list', {});
  if (providers.status !== 'ready') return null;
  return providers.entity.map(
    ({ id, name, suspension }) =>
      suspension && (
        <Callout
          key={id}
          tone="danger"
          title={
            <>
              {t('admin.provider.alarm', { name })} <DateTime at={suspension.suspendedAt} />
            </>
          }
          action={
            <Button
              size="sm"
              variant="soft"
              render={<KitLink href={buildPath('admin.provider')} />}
            >
              {t('admin.provider.open')}
            </Button>
          }
        >
          {t(`suspensionCause.${suspension.cause}`)} {t('admin.provider.alarmBody')}
        </Callout>
      ),
  );
}
