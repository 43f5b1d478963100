import { describe, expect, it, vi } from 'vitest';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { HiloStage, type HiloStageProps } from './hilo-stage.tsx';
import { hiloBox, lostRun, openRun, takenRun } from './hilo.fixtures.ts';

const stage = (props: Partial<HiloStageProps> = {}) => (
  <HiloStage
    seat={playSeat}
    {...hiloBox}
    run={null}
    plays={[]}
    onStart={() => {}}
    onMove={() => {}}
    onTake={() => {}}
    {...props}
  />
);

describe('HiloStage', () => {
  it('HiloStage starts a game with the stake', async () => {
    const onStart = vi.fn<HiloStageProps['onStart']>();
    const screen = await renderInKit(stage({ onStart }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: /^Buka kartu · Rp\s10\.000/ }).click();
    expect(onStart.mock.calls).toEqual([['10000']]);
  });

  it('HiloStage restores the stake of the last visit, and stores a new one', async () => {
    const write = vi.fn<NonNullable<HiloStageProps['seat']['memory']>['write']>();
    const memory = { read: (name: string) => (name === 'stake' ? '25000' : undefined), write };
    const screen = await renderInKit(stage({ seat: { ...playSeat, memory } }));
    const stake = screen.getByRole('textbox', { name: /Nilai taruhan/ });
    await expect.element(stake).toHaveValue('25.000');
    await stake.fill('50000');
    expect(write).toHaveBeenLastCalledWith('stake', '50000');
  });

  it('HiloStage shows the payout of each guess, and sends the chosen one', async () => {
    const onMove = vi.fn<HiloStageProps['onMove']>();
    const screen = await renderInKit(stage({ run: openRun, onMove }));
    const higher = screen.getByRole('button', { name: /^Lebih tinggi atau sama.*84,6.*%/ });
    await higher.click();
    await screen.getByRole('button', { name: 'Lewati' }).click();
    await screen.getByRole('button', { name: /^Lebih rendah atau sama/ }).click();
    expect(onMove.mock.calls).toEqual([['higher'], ['skip'], ['lower']]);
  });

  it('HiloStage offers the same rank as a guess on a king', async () => {
    const run = { ...openRun, cards: [{ rank: 13, suit: 0 }], moves: [] };
    const screen = await renderInKit(stage({ run }));
    await expect.element(screen.getByRole('button', { name: /^Sama/ })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /^Lebih rendah(?! atau)/ }))
      .toBeVisible();
  });

  it('HiloStage cashes out only after a correct guess', async () => {
    const onTake = vi.fn<HiloStageProps['onTake']>();
    const fresh = { ...openRun, cards: openRun.cards.slice(0, 1), moves: [], multipleBp: 0 };
    const screen = await renderInKit(stage({ run: fresh, onTake }));
    await screen.getByRole('button', { name: 'Tebak satu kartu dulu' }).click({ force: true });
    expect(onTake).not.toHaveBeenCalled();
    await screen.rerender(stage({ run: openRun, onTake }));
    await screen.getByRole('button', { name: /^Ambil Rp\s15\.493/ }).click();
    expect(onTake).toHaveBeenCalledOnce();
  });

  it('HiloStage ignores presses while a card is pending', async () => {
    const onMove = vi.fn<HiloStageProps['onMove']>();
    const seat = { ...playSeat, state: { status: 'playing' } as const };
    const screen = await renderInKit(stage({ run: openRun, seat, onMove }));
    await screen.getByRole('button', { name: 'Lewati' }).click({ force: true });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('HiloStage shows how a game ended', async () => {
    const screen = await renderInKit(stage({ run: takenRun, plays: [takenRun] }));
    await expect.element(screen.getByText(/1,5493× · Menang Rp\s15\.493/)).toBeVisible();
    await screen.rerender(stage({ run: lostRun, plays: [lostRun, takenRun] }));
    await expect.element(screen.getByText(/Tebakan salah · Belum menang/)).toBeVisible();
  });
});
