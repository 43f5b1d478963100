import { useEntity } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import { Button, Callout, DateTime, KitLink } from '@lobi/ui';
import { useTranslation } from 'react-i18next';

/** Currently suspended providers, each with a link to its management. */
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
