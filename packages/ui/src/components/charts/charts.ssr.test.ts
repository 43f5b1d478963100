import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import {
  sampleFlows,
  sampleDays,
  sampleGgrByCategory,
  sampleGgrByHour,
  sampleHours,
} from '../../testing/figure-fixtures.ts';
import { AreaChart } from './area-chart.tsx';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';

const html = (chart: ReactElement): string =>
  renderToString(createElement(KitProvider, { messages: id }, chart));

const byHour = { title: 'GGR per jam', x: sampleHours, xFormat: 'time', format: 'money' } as const;

describe('charts on a server', () => {
  it.each([
    ['lines', createElement(LineChart, { ...byHour, series: sampleGgrByHour })],
    ['areas', createElement(AreaChart, { ...byHour, series: sampleGgrByHour })],
    ['bars', createElement(BarChart, { title: 'GGR per jam', x: sampleDays, series: sampleFlows })],
  ])('a chart on a server draws %s without a DOM', (_name, chart) => {
    const page = html(chart);
    expect(page).toContain('GGR per jam');
    expect(page).toContain('<svg');
  });

  it('a chart on a server renders every part of a donut', () => {
    const page = html(
      createElement(DonutChart, {
        title: 'GGR per kategori',
        parts: sampleGgrByCategory,
        format: 'money',
      }),
    );
    expect(page).toContain('Sabung ayam');
    expect(page).toContain('33.680.000');
  });

  it('a chart on a server renders the table', () => {
    const page = html(
      createElement(LineChart, { ...byHour, series: sampleGgrByHour, defaultView: 'table' }),
    );
    expect(page).toContain('<table');
    expect(page).toContain('26.600.000');
  });
});
