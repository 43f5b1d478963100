import { Card, FailureBoundary, late, Skeleton } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { lostPart } from '../../../page/lost-part.tsx';

// The code that draws charts weighs more than the rest of the office; figures are read without it.

export const GgrChart = late(async () => ({
  default: (await import('./day-charts.tsx')).GgrChart,
}));
export const FlowChart = late(async () => ({
  default: (await import('./day-charts.tsx')).FlowChart,
}));
export const TurnoverChart = late(async () => ({
  default: (await import('./day-charts.tsx')).TurnoverChart,
}));
export const PlayersChart = late(async () => ({
  default: (await import('./day-charts.tsx')).PlayersChart,
}));
export const ReportChart = late(async () => ({
  default: (await import('./report-chart.tsx')).ReportChart,
}));

/** Keeps the room of a chart while it is loading. */
export function ChartPlace({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={lostPart}>
      <Suspense
        fallback={
          <Card aria-busy="true">
            <Skeleton height="280px" />
          </Card>
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
