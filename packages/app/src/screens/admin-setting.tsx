import type { PlatformSetting } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import { useEntity } from '@lobi/core/react/lists';
import { buildPath } from '@lobi/core/routes';
import { Button, KitLink, Stack } from '@lobi/ui';
import { DataTable } from '@lobi/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityError } from './parts/office/entity-error.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';
import { SettingChange } from './parts/settings/setting-change.tsx';
import { useSettingColumns } from './parts/settings/use-setting-columns.tsx';

/** Settings that can be changed at run time: read by staff, changed by superadmins. @source ours */
export function AdminSettingScreen() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const settings = useEntity('admin.setting.list', {});
  const [changing, setChanging] = useState<PlatformSetting>();
  const columns = useSettingColumns(user?.role === 'superadmin' ? setChanging : undefined);
  if (settings.status === 'failed')
    return <EntityError failure={settings.failure} onRetry={settings.refresh} />;
  const history = buildPath('admin.change', {}, { kind: 'setting.update' });
  return (
    <Stack gap={5}>
      <OfficeHeading
        name="route.admin.setting"
        description={t('admin.setting.body')}
        actions={
          <Button variant="outline" tone="neutral" render={<KitLink href={history} />}>
            {t('admin.setting.history')}
          </Button>
        }
      />
      <DataTable
        label={t('route.admin.setting')}
        columns={columns}
        rows={settings.status === 'ready' ? settings.entity : undefined}
        rowId={({ name }) => name}
        paging={false}
        settings={false}
      />
      {changing && (
        <SettingChange
          key={`${changing.name} ${changing.version}`}
          setting={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Stack>
  );
}
