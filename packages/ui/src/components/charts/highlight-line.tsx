import { ReferenceLine } from 'recharts';

/** A thin line at one position of the axis. */
export function HighlightLine({ at }: { at: string | undefined }) {
  if (at === undefined) return null;
  return <ReferenceLine x={at} stroke="var(--lobi-color-border-control)" strokeDasharray="2 3" />;
}
