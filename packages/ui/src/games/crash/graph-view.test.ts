import { describe, expect, it } from 'vitest';
import { axisMarks, graphView } from './graph-view.ts';

describe('the view of the graph', () => {
  it('the view of the graph is fixed while the curve is short', () => {
    expect(graphView(0, 1)).toEqual(graphView(4_000, 1.27));
  });

  it('the view of the graph contains the tip of a long curve', () => {
    for (const [elapsedMs, multiple] of [
      [24_500, 4.36],
      [76_000, 100],
      [190_000, 90_000],
    ] as const) {
      const { spanMs, top } = graphView(elapsedMs, multiple);
      expect(elapsedMs / spanMs).toBeLessThanOrEqual(0.83);
      expect((multiple - 1) / (top - 1)).toBeLessThanOrEqual(0.75);
    }
  });
});

describe('the marks of an axis', () => {
  it('axisMarks are few round numbers', () => {
    expect(axisMarks(1, 5.9, 5)).toEqual([2, 3, 4, 5]);
    expect(axisMarks(0, 29_900, 6)).toEqual([5_000, 10_000, 15_000, 20_000, 25_000]);
    expect(axisMarks(1, 1.8, 5)).toEqual([1.2, 1.4, 1.6]);
    expect(axisMarks(1, 121_000, 5)).toEqual([50_000, 100_000]);
  });

  it('the marks of an axis omit the edges', () => {
    expect(axisMarks(0, 10, 5)).toEqual([2, 4, 6, 8]);
  });
});
