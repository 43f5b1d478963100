import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { drawGraph, graphPartsOf, type GraphPicture } from './draw-graph.ts';
import { GraphCurve } from './graph-curve.tsx';
import { GraphLantern } from './graph-lantern.tsx';

/** Growth of 6 % per second. */
const growth = 0.06 / 1_000;
const wide = { width: 600, height: 400 };
const labels = {
  multiple: (value: number) => `${value}x`,
  seconds: (value: number) => `${value}s`,
};

const ground = wide.height - 34;

async function openGraph(size = wide) {
  const { container } = await renderInKit(
    <>
      <GraphCurve />
      <GraphLantern />
    </>,
  );
  const parts = graphPartsOf(container);
  if (!parts) throw new Error('The graph has not all of its parts.');
  const sheet = { ...parts, ...size };
  const shown = (marks: readonly HTMLElement[]) =>
    marks.flatMap((mark) => (mark.hasAttribute('data-shown') ? [mark.textContent] : []));
  return {
    draw: (picture: GraphPicture) => drawGraph(sheet, picture, growth, labels),
    multiples: () => shown(parts.multiples),
    seconds: () => shown(parts.seconds),
    path: parts.line,
    line: () => parts.line.getAttribute('d'),
    lantern: parts.lantern,
    /** End of the curve, in px. */
    end: () => {
      const [x = Number.NaN, y = Number.NaN] =
        parts.line.getAttribute('d')?.split(' ').slice(-2).map(Number) ?? [];
      return { x, y };
    },
  };
}

describe('drawGraph', () => {
  it('drawGraph draws the curve up to the current multiple, with the lantern at its end and axis marks', async () => {
    const { draw, end, multiples, seconds, lantern } = await openGraph();
    draw({ kind: 'running', elapsedMs: 24_536 });
    expect(end().x / wide.width).toBeCloseTo(0.82, 2);
    expect((ground - end().y) / ground).toBeCloseTo(0.74, 2);
    expect(lantern.style.transform).toContain(`translate(${Math.round(end().x)}px`);
    expect(lantern.hasAttribute('data-lit')).toBe(true);
    expect(multiples()).toEqual(['2x', '3x', '4x', '5x']);
    expect(seconds()).toEqual(['5s', '10s', '15s', '20s', '25s']);
  });

  it('the crash graph continues a flight, but skips changes that are too small to see', async () => {
    const { draw, end, line } = await openGraph();
    draw({ kind: 'running', elapsedMs: 3_000 });
    const [before, at] = [line(), end()];
    draw({ kind: 'running', elapsedMs: 3_004 });
    expect(line()).toBe(before);
    draw({ kind: 'running', elapsedMs: 4_000 });
    expect(end().x).toBeCloseTo((at.x * 4) / 3, 0);
    expect(end().y).toBeLessThan(at.y);
  });

  it('drawGraph follows the curve to less than half a pixel, up to 100×', async () => {
    const { draw, end, path } = await openGraph();
    const elapsedMs = Math.log(100) / growth;
    draw({ kind: 'running', elapsedMs });
    const tip = end();
    const pxOf = (multiple: number): number => ground - ((multiple - 1) / 99) * (ground - tip.y);
    const long = path.getTotalLength();
    for (let step = 0; step <= 400; step += 1) {
      const { x, y } = path.getPointAtLength((long * step) / 400);
      expect(Math.abs(y - pxOf(Math.exp((growth * elapsedMs * x) / tip.x)))).toBeLessThan(0.5);
    }
  });

  it('drawGraph stops exactly at the crash point, and dims the lantern', async () => {
    const { draw, line, lantern } = await openGraph();
    draw({ kind: 'running', elapsedMs: 3_000 });
    const before = line();
    draw({ kind: 'ended', elapsedMs: 3_004 });
    expect(line()).not.toBe(before);
    expect(lantern.hasAttribute('data-lit')).toBe(false);
  });

  it('drawGraph clears the curve for the next round', async () => {
    const { draw, line, multiples, seconds } = await openGraph();
    draw({ kind: 'ended', elapsedMs: 24_536 });
    draw({ kind: 'waiting' });
    expect(line()).toBeNull();
    expect(multiples()).toEqual(['1.2x', '1.4x', '1.6x']);
    expect(seconds()).toEqual(['2s', '4s', '6s', '8s']);
  });

  it.each([140, 160, 220])(
    'drawGraph keeps the whole lantern in a graph of %i px on a phone, while it is lit',
    async (height) => {
      const { draw, lantern } = await openGraph({ width: 328, height });
      for (const elapsedMs of [1_000, 10_000, 15_000, 24_536, 60_000]) {
        draw({ kind: 'running', elapsedMs });
        const [, , y = Number.NaN, , scale = Number.NaN] =
          /translate\((.+)px, (.+)px\) rotate\((.+)rad\) scale\((.+)\)/
            .exec(lantern.style.transform)
            ?.map(Number) ?? [];
        // Its body is 69 px high and ends at the curve.
        expect(y - 69 * scale).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
