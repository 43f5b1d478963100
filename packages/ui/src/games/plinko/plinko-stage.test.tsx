import { describe, expect, it, vi } from 'vitest';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PlinkoStage, type PlinkoStageProps } from './plinko-stage.tsx';
import { plinkoBox } from './plinko.fixtures.ts';

const stage = (props: Partial<PlinkoStageProps> = {}) => (
  <PlinkoStage seat={playSeat} {...plinkoBox} plays={[]} onPlay={() => {}} {...props} />
);

/** A seat with this stored value. */
const seatOf = (kept: Readonly<Record<string, unknown>>) => ({
  ...playSeat,
  memory: { read: (name: string) => kept[name], write: () => {} },
});

const hits = (root: Element): string[] =>
  [...root.querySelectorAll('.lobi-PlinkoStage-bucket[data-hit]')].map(
    ({ textContent }) => textContent ?? '',
  );

describe('PlinkoStage', () => {
  it('PlinkoStage sends rows and risk with the stake, and shows the maximum payout', async () => {
    const onPlay = vi.fn<PlinkoStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: 'Tinggi' }).click();
    await screen.getByRole('button', { name: '8', exact: true }).click();
    const button = screen.getByRole('button', { name: /^Jatuhkan · Rp\s10\.000/ });
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s289\.000/);
    await button.click();
    expect(onPlay.mock.calls).toEqual([[{ rows: 8, risk: 'high' }, '10000']]);
  });

  it('PlinkoStage restores stake and choice of the last visit', async () => {
    const seat = seatOf({ stake: '25000', choice: { rows: 8, risk: 'low' } });
    const screen = await renderInKit(stage({ seat }));
    const stake = screen.getByRole('textbox', { name: /Nilai taruhan/ });
    await expect.element(stake).toHaveValue('25.000');
    for (const name of ['Rendah', '8']) {
      const button = screen.getByRole('button', { name, exact: true });
      await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('PlinkoStage ignores a stored choice that the game does not offer', async () => {
    const seat = seatOf({ choice: { rows: 7, risk: 'low' } });
    const screen = await renderInKit(stage({ seat }));
    const medium = screen.getByRole('button', { name: 'Sedang', exact: true });
    await expect.element(medium).toHaveAttribute('aria-pressed', 'true');
  });

  it('PlinkoStage labels the buckets of the chosen board', async () => {
    const screen = await renderInKit(stage());
    const board = screen.getByRole('img', { name: /^Papan 16 baris, risiko sedang/ });
    await expect.element(board).toBeVisible();
    await screen.getByRole('button', { name: 'Tinggi' }).click();
    await expect
      .element(screen.getByRole('img', { name: /risiko tinggi.*1\.000,00×/ }))
      .toBeVisible();
  });

  it('PlinkoStage shows the bucket at once with reduced motion', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: plinkoBox.plays }));
    await expect.element(screen.getByText(/5,00× · Menang Rp\s50\.000/)).toBeVisible();
    expect(hits(screen.container)).toEqual(['5']);
  });

  it('PlinkoStage does not celebrate a return below the stake', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: plinkoBox.plays.slice(1) }));
    await expect.element(screen.getByText(/0,30× · Kembali Rp\s3\.000/)).toBeVisible();
    await expect.element(screen.getByText(/Menang/)).not.toBeInTheDocument();
  });

  it('PlinkoStage shows a ball only on the board of its play', async () => {
    const screen = await renderInKit(stage({ plays: plinkoBox.plays }));
    expect(hits(screen.container)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Rendah' }).click();
    await expect.poll(() => hits(screen.container)).toEqual([]);
    expect(screen.container.querySelector('.lobi-PlinkoStage-ball')).toBeNull();
  });
});
