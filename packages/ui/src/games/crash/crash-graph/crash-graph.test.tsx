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
      <CrashGraph round={{ ...ended, nextAt }} multipleAt={multipleAt} now={() => 10_000} />
    );
    const screen = await renderInKit(graph(12_500));
    await expect
      .element(screen.getByText('Ronde 7 selesai · Ronde berikutnya dalam 00.03'))
      .toBeVisible();
    await screen.rerender(graph(null));
    await expect.element(screen.getByText('Ronde 7 selesai', { exact: true })).toBeVisible();
  });
});
