import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { KenoStage, type KenoStageProps } from './keno-stage.tsx';
import { kenoBox } from './keno.fixtures.ts';

const stage = (props: Partial<KenoStageProps> = {}) => (
  <KenoStage seat={playSeat} {...kenoBox} plays={[]} onPlay={() => {}} {...props} />
);

/** Returns the numbers with a given state. */
const faces = (root: Element, face: string): string[] =>
  [...root.querySelectorAll(`.lobi-KenoStage-number[data-face=${face}]`)].map(
    ({ textContent }) => textContent ?? '',
  );

describe('KenoStage', () => {
  it('KenoStage sends numbers and risk with the stake, and shows the maximum payout', async () => {
    const onPlay = vi.fn<KenoStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await expect
      .element(screen.getByRole('button', { name: 'Pilih 1 sampai 10 nomor' }))
      .toBeVisible();
    for (const name of ['23', '4', '16', '8', '15']) {
      await screen.getByRole('button', { name, exact: true }).click();
    }
    await screen.getByRole('button', { name: 'Tinggi' }).click();
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    const button = screen.getByRole('button', { name: /^Undi · Rp\s10\.000/ });
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s4\.600\.000/);
    await button.click();
    expect(onPlay.mock.calls).toEqual([[{ numbers: [4, 8, 15, 16, 23], risk: 'high' }, '10000']]);
  });

  it('KenoStage moves between numbers by arrow keys, and toggles them by Space', async () => {
    const screen = await renderInKit(stage());
    screen.getByRole('button', { name: '1', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect
      .element(screen.getByRole('button', { name: '10, dipilih' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(faces(screen.container, 'chosen')).toEqual([]);
  });

  it('KenoStage selects ten numbers at random, and clears all', async () => {
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: 'Acak' }).click();
    await expect.poll(() => faces(screen.container, 'chosen')).toHaveLength(10);
    await screen.getByRole('button', { name: 'Hapus' }).click();
    await expect.poll(() => faces(screen.container, 'chosen')).toEqual([]);
  });

  it('KenoStage shows a draw at once with reduced motion, with its hits and payout', async () => {
    const screen = await renderInKit(stage({ plays: kenoBox.plays.slice(1) }));
    await screen.rerender(stage({ plays: kenoBox.plays }));
    await expect.element(screen.getByText(/3 dari 5 kena · Menang Rp\s52\.000/)).toBeVisible();
    expect(faces(screen.container, 'hit')).toEqual(['4', '15', '23']);
    expect(faces(screen.container, 'chosen')).toEqual(['8', '16']);
    expect(faces(screen.container, 'drawn')).toHaveLength(7);
    await expect
      .element(screen.getByRole('listitem', { name: '3 kena: 5,20×' }))
      .toHaveAttribute('data-hit');
  });

  it('KenoStage does not celebrate a return equal to the stake', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: kenoBox.plays.slice(1) }));
    await expect.element(screen.getByText(/2 dari 5 kena · Kembali/)).toBeVisible();
    await expect.element(screen.getByText(/Menang/)).not.toBeInTheDocument();
  });

  it('KenoStage clears a draw when other numbers are selected', async () => {
    const screen = await renderInKit(stage({ plays: kenoBox.plays }));
    expect(faces(screen.container, 'drawn')).toHaveLength(7);
    await screen.getByRole('button', { name: '40', exact: true }).click();
    await expect.poll(() => faces(screen.container, 'drawn')).toEqual([]);
    expect(faces(screen.container, 'chosen')).toEqual(['4', '8', '15', '16', '23', '40']);
  });

  it('KenoStage locks its numbers while a play is pending', async () => {
    const screen = await renderInKit(
      stage({ plays: kenoBox.plays, seat: { ...playSeat, state: { status: 'playing' } } }),
    );
    screen.getByRole('button', { name: '40', exact: true }).element().focus();
    await userEvent.keyboard(' ');
    expect(faces(screen.container, 'chosen')).toEqual(['8', '16']);
    await expect.element(screen.getByRole('button', { name: 'Acak' })).toBeDisabled();
  });
});
