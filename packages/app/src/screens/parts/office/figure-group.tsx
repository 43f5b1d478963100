import { Heading, Stack } from '@lobi/ui';
import { KpiRow, type KpiItem } from '@lobi/ui/data';

interface FigureGroupProps {
  title: string;
  items: readonly KpiItem[];
  loading: boolean;
}

/** Counts under a heading; each links to the list that it counts. */
export function FigureGroup({ title, items, loading }: FigureGroupProps) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <KpiRow items={items} loading={loading} />
    </Stack>
  );
}
