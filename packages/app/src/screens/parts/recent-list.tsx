import type { ListController } from '@lobi/core/react/lists';
import { Button, Card, Heading, Inline, KitLink, Skeleton, Stack } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from './list-failure.tsx';

interface RecentListProps<Row> {
  list: ListController<Row>;
  label: string;
  /** Link to the full list. */
  allHref: string;
  empty: ReactNode;
  renderRow: (row: Row) => ReactNode;
}

/** Excerpt of a list on a page about more, in every state, with a link to the full list. */
export function RecentList<Row extends { readonly id: string }>({
  list,
  label,
  allHref,
  empty,
  renderRow,
}: RecentListProps<Row>) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-label={label} padding={4} aria-busy={list.status === 'loading'}>
      <Stack gap={3}>
        <Inline justify="between">
          <Heading level={2} size="sm">
            {label}
          </Heading>
          <Button size="sm" variant="link" render={<KitLink href={allHref} />}>
            {t('people.all')}
          </Button>
        </Inline>
        {list.status === 'loading' && <Skeleton lines={5} />}
        {list.status === 'failed' && <ListFailure failure={list.failure} onRetry={list.refresh} />}
        {list.status === 'ready' && list.rows.length === 0 && empty}
        {list.status === 'ready' &&
          list.rows.map((row) => <div key={row.id}>{renderRow(row)}</div>)}
      </Stack>
    </Card>
  );
}
