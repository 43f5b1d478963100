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
});
