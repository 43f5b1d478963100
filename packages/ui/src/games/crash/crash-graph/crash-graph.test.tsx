import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { CrashGraph } from './crash-graph.tsx';

const ended = {
  id: 'round-7',
  number: 7,
  phase: 'settled',
  closesAt: 1_000,
  nextAt: 12_500,
  endedAt: 214,
} as const;

const multipleAt = (elapsedMs: number): number => 100 * Math.exp(elapsedMs / 16_000);

describe('CrashGraph', () => {
  it('CrashGraph counts down to the next round after the end of a round', async () => {
    const graph = (nextAt: number | null) => (
      <CrashGraph
        round={{ ...ended, nextAt }}
        multipleAt={multipleAt}
        maximum={100_000_000}
        now={() => 10_000}
      />
    );
    const screen = await renderInKit(graph(12_500));
    await expect
      .element(screen.getByText('Ronde 7 selesai · Ronde berikutnya dalam 00.03'))
      .toBeVisible();
    await screen.rerender(graph(null));
    await expect.element(screen.getByText('Ronde 7 selesai', { exact: true })).toBeVisible();
  });

  it('CrashGraph is labelled without a number before the first round', async () => {
    const graph = <CrashGraph round={null} multipleAt={multipleAt} maximum={100_000_000} />;
    const screen = await renderInKit(graph);
    const region = screen.getByRole('region', { name: 'Menunggu ronde berikutnya', exact: true });
    await expect.element(region).toBeInTheDocument();
  });

  it.each([320, 390, 720])(
    'CrashGraph shows the largest multiple within a box of %i pixels when the end is late',
    async (width) => {
      const screen = await renderInKit(
        <div style={{ inlineSize: width, blockSize: 300 }}>
          <CrashGraph
            round={{ ...ended, phase: 'running', nextAt: null, endedAt: null }}
            multipleAt={multipleAt}
            maximum={100_000_000}
            now={() => 3_600_000}
          />
        </div>,
      );
      const figure = screen.getByText('1.000.000,00', { exact: true });
      await expect.element(figure).toBeVisible();
      const box = screen.container.querySelector('.lobi-CrashGraph-root');
      const times = figure.element().nextElementSibling;
      expect(times?.getBoundingClientRect().right).toBeLessThanOrEqual(
        (box?.getBoundingClientRect().right ?? 0) - 20,
      );
    },
  );

  it.each([
    [140, 12_000],
    [200, 12_000],
    [260, 24_000],
  ])(
    'CrashGraph in a box of %i px on a phone draws its curve beside the text, %i ms after the start',
    async (blockSize, now) => {
      const screen = await renderInKit(
        <div style={{ inlineSize: 328, blockSize, display: 'grid' }}>
          <CrashGraph
            round={{ ...ended, phase: 'running', closesAt: 0, nextAt: null, endedAt: null }}
            multipleAt={multipleAt}
            maximum={100_000_000}
            now={() => now}
          />
        </div>,
        { motion: 'system' },
      );
      const root = screen.container.querySelector<HTMLElement>('.lobi-CrashGraph-root')!;
      root.style.minBlockSize = '0';
      const line = root.querySelector<SVGPathElement>('[data-graph="line"]')!;
      await expect.poll(() => line.getTotalLength()).toBeGreaterThan(200);
      await expect.poll(() => root.clientHeight).toBe(blockSize);
      const note = document.createRange();
      note.selectNodeContents(screen.getByText(/^Ronde 7 · /).element());
      const { left, top } = root.getBoundingClientRect();
      /** Points of the curve, 4 px wide, inside the text. */
      const over = () => {
        const box = note.getBoundingClientRect();
        const long = line.getTotalLength();
        return Array.from({ length: 101 }, (_, step) =>
          line.getPointAtLength((long * step) / 100),
        ).filter(
          ({ x, y }) =>
            left + x >= box.left &&
            left + x <= box.right &&
            top + y + 2 > box.top &&
            top + y - 2 < box.bottom,
        );
      };
      await expect.poll(over).toEqual([]);
    },
  );
});
