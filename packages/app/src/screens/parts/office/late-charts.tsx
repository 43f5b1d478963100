import { Card, Skeleton } from '@lobi/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { FailureBoundary } from '../../../page/failure-boundary.tsx';
import { LostPart } from '../../../page/lost-part.tsx';

// What draws charts weighs more than the rest of the office; figures are read without it.

export const GgrChart = lazy(async () => ({
  default: (await import('./day-charts.tsx')).GgrChart,
}));
export const FlowChart = lazy(async () => ({
  default: (await import('./day-charts.tsx')).FlowChart,
}));
export const TurnoverChart = lazy(async () => ({
  default: (await import('./day-charts.tsx')).TurnoverChart,
}));
export const PlayersChart = lazy(async () => ({
  default: (await import('./day-charts.tsx')).PlayersChart,
}));
export const ReportChart = lazy(async () => ({
  default: (await import('./report-chart.tsx')).ReportChart,
}));

const missing = () => <LostPart />;

/** Keeps the room of a chart while it is on its way. */
export function ChartPlace({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary fallback={missing}>
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
