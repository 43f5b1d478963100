import { useEntity } from '@lobi/core/react/lists';
import { PageHeading } from '../page/page-heading.tsx';
import { ChannelTable } from './parts/channels/channel-table.tsx';

/** Payment channels with a switch each. @source spec §2 */
export function AdminChannelScreen() {
  const list = useEntity('admin.channel.list', {});
  return (
    <>
      <PageHeading name="route.admin.channel" />
      <ChannelTable list={list} />
    </>
  );
}
