import { Card, FailureBoundary, lazyWithRetry, Skeleton } from '@lobi/ui';
import { Suspense, type ReactNode } from 'react';
import { lostPart } from '../../../page/lost-part.tsx';

// The chart code is larger than the rest of the office, and figures are readable without it.

export const GgrChart = lazyWithRetry(async () => ({
  default: (await import('./day-charts.tsx')).GgrChart,
}));
export const FlowChart = lazyWithRetry(async () => ({
  default: (await import('./day-charts.tsx')).FlowChart,
}));
export const TurnoverChart = lazyWithRetry(async () => ({
  default: (await import('./day-charts.tsx')).TurnoverChart,
}));
export const PlayersChart = lazyWithRetry(async () => ({
  default: (await import('./day-charts.tsx')).PlayersChart,
}));
export const ReportChart = lazyWithRetry(async () => ({
  default: (await import('./report-chart.tsx')).ReportChart,
}));

/** Reserves the space of a chart while it is loading. */
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
