import { buildPath } from '@lobi/core/routes';
import { usePlatform } from '@lobi/core/react';
import { useList } from '@lobi/core/react/lists';
import { DownlineTree, type DownlineMember, type DownlineTreeProps } from '@lobi/ui/office';
import { useCallback, useMemo } from 'react';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { toDownlineMember } from './to-downline-member.ts';

interface DownlineOfProps extends Pick<DownlineTreeProps, 'summary' | 'referral' | 'actions'> {
  userId: string;
}

/** Maximum members shown per level; the rest are in the list. */
const perPage = 100;

const hrefOf = ({ id }: DownlineMember): string => buildPath('user.show', { userId: id });

/** The tree below an agent; a level is fetched when it is opened. @source spec §2 (user.index) */
export function DownlineOf({ userId, ...rest }: DownlineOfProps) {
  const { api } = usePlatform();
  const failureText = useFailureText();
  const list = useList('user.downline', { userId }, { perPage });
  const rows = list.status === 'ready' ? list.rows : undefined;
  const members = useMemo(() => rows?.map(toDownlineMember), [rows]);
  const load = useCallback(
    async ({ id }: DownlineMember, signal: AbortSignal) => {
      const call = { params: { userId: id }, query: { perPage } };
      const { data } = await api.call('user.downline', call, { signal });
      return data.map(toDownlineMember);
    },
    [api],
  );
  return (
    <DownlineTree
      {...rest}
      members={members}
      loadMembers={load}
      memberHref={hrefOf}
      total={list.status === 'ready' ? list.meta.total : undefined}
      error={list.status === 'failed' ? failureText(list.failure) : undefined}
      onRetry={list.status === 'failed' ? list.refresh : undefined}
    />
  );
}
