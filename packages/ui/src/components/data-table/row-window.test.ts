import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrollTopFor, tallest, windowAt, windowSize } from './row-window.ts';

const geometries = fc.record({
  count: fc.nat(3_000_000),
  rowHeight: fc.integer({ min: 24, max: 120 }),
  viewport: fc.integer({ min: 100, max: 1_500 }),
});

describe('the row window', () => {
  it('the row window always covers the visible rows and never many more', () => {
    fc.assert(
      fc.property(geometries, fc.double({ min: 0, max: 1, noNaN: true }), (geometry, share) => {
        const { count, rowHeight, viewport } = geometry;
        const height = Math.min(count * rowHeight, tallest);
        const scrollTop = Math.max(0, height - viewport) * share;
        const { start, end, before, after } = windowAt(geometry, scrollTop);
        expect(end - start).toBeLessThanOrEqual(windowSize(geometry));
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        // The rendered rows extend beyond both edges of the scroll container, or to the ends of the
        // list.
        if (start > 0) expect(before).toBeLessThanOrEqual(scrollTop);
        const drawnTo = before + (end - start) * rowHeight;
        if (end < count) expect(drawnTo).toBeGreaterThanOrEqual(scrollTop + viewport - 0.01);
        if (before > 0 && after > 0) expect(drawnTo + after).toBeCloseTo(height, 3);
      }),
    );
  });

  it('the row window reaches the first and last row of a list taller than the browser’s maximum', () => {
    const geometry = { count: 2_000_000, rowHeight: 46, viewport: 600 };
    expect(windowAt(geometry, 0).start).toBe(0);
    expect(windowAt(geometry, tallest - 600).end).toBe(2_000_000);
  });

  it('the row window moves to any row, and not at all if the row is visible already', () => {
    const geometry = { count: 1_000_000, rowHeight: 46, viewport: 600 };
    const top = scrollTopFor(geometry, 0, 500_000, 40);
    const { start, end } = windowAt(geometry, top);
    expect(start).toBeLessThanOrEqual(500_000);
    expect(end).toBeGreaterThan(500_000);
    expect(scrollTopFor(geometry, top, 500_000, 40)).toBe(top);
    expect(scrollTopFor(geometry, top, 0, 40)).toBe(0);
  });
});
