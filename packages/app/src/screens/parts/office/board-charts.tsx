import type { KpiSlot } from '@lobi/ui/office';
import type { OfficeFigures } from './kpi-figures.ts';
import { ChartPlace, FlowChart, GgrChart, PlayersChart, TurnoverChart } from './lazy-charts.tsx';

const charts = [
  { id: 'ggr', span: 'wide', Chart: GgrChart },
  { id: 'flow', span: 'narrow', Chart: FlowChart },
  { id: 'turnover', span: 'half', Chart: TurnoverChart },
  { id: 'players', span: 'half', Chart: PlayersChart },
] as const;

/** The charts of the dashboard, over fourteen days. */
export const boardCharts = (figures: OfficeFigures): readonly KpiSlot[] =>
  charts.map(({ id, span, Chart }) => ({
    id,
    span,
    content: (
      <ChartPlace>
        <Chart figures={figures} />
      </ChartPlace>
    ),
  }));
