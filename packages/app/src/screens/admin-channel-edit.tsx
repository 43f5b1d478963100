import { buildPath } from '@lobi/core/routes';
import { useAction, useEntity } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { toForm } from './parts/channels/channel-body.ts';
import { ChannelForm } from './parts/channels/channel-form.tsx';
import { EntityError } from './parts/office/entity-error.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';

/** A payment channel; a change is based on the version that was opened. @source spec §2 */
export function AdminChannelEditScreen() {
  const { channelId = '' } = useParams();
  const channel = useEntity('admin.channel.show', { channelId });
  const update = useAction('admin.channel.update');
  const [opened, setOpened] = useState<{ id: string; version: number }>();
  if (channel.status === 'failed')
    return <EntityError failure={channel.failure} onRetry={channel.refresh} />;
  if (channel.status === 'loading') return <ScreenLoading />;
  const { entity } = channel;
  // A concurrent change must not be overwritten unnoticed.
  const version = opened?.id === entity.id ? opened.version : entity.version;
  if (opened?.id !== entity.id) setOpened({ id: entity.id, version: entity.version });
  return (
    <Stack gap={5}>
      <OfficeHeading
        name="route.admin.channel.edit"
        description={entity.name}
        back={{ href: buildPath('admin.channel'), name: 'route.admin.channel' }}
      />
      <ChannelForm
        key={`${entity.id} ${version}`}
        channel={toForm(entity)}
        send={(body) => update.run({ params: { channelId }, body: { ...body, version } })}
        wanted={(body) => ({
          kind: 'channel.update',
          params: { channelId, change: { ...body, version } },
        })}
        onReload={
          entity.version === version
            ? undefined
            : () => setOpened({ id: entity.id, version: entity.version })
        }
      />
    </Stack>
  );
}
