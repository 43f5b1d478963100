import { buildPath } from '@lobi/core/routes';
import { useAction } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { ChannelForm } from './parts/channels/channel-form.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';

/** A new payment channel. @source spec §2 */
export function AdminChannelCreateScreen() {
  const create = useAction('admin.channel.create');
  return (
    <Stack gap={5}>
      <OfficeHeading
        name="route.admin.channel.create"
        back={{ href: buildPath('admin.channel'), name: 'route.admin.channel' }}
      />
      <ChannelForm
        send={(body) => create.run({ body })}
        wanted={(params) => ({ kind: 'channel.create', params })}
      />
    </Stack>
  );
}
