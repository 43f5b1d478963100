import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { BlackjackStage, type BlackjackStageProps } from './blackjack-stage.tsx';
import { dealtRun, lostRun, splitRun, wonRun } from './blackjack.fixtures.ts';

const stage = (props: Partial<BlackjackStageProps> = {}) => (
  <BlackjackStage
    seat={playSeat}
    suggestionOf={() => 'split'}
    run={null}
    plays={[]}
    onStart={() => {}}
    onMove={() => {}}
    {...props}
  />
);

const onMoveOf = () => vi.fn<BlackjackStageProps['onMove']>();

describe('BlackjackStage', () => {
  it('BlackjackStage starts a play with the stake', async () => {
    const onStart = vi.fn<BlackjackStageProps['onStart']>();
    const screen = await renderInKit(stage({ onStart }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: /^Bagikan kartu · Rp\s10\.000/ }).click();
    expect(onStart.mock.calls).toEqual([['10000']]);
  });

  it('BlackjackStage shows the further stake of a double and a split, and sends a move with its turn', async () => {
    const onMove = onMoveOf();
    const screen = await renderInKit(stage({ run: dealtRun, onMove }));
    await expect
      .element(screen.getByRole('button', { name: /^Pisah\s*\+Rp\s10\.000/ }))
      .toBeVisible();
    await screen.getByRole('button', { name: /^Gandakan\s*\+Rp\s10\.000/ }).click();
    expect(onMove.mock.calls).toEqual([['double', 0]]);
  });

  it('BlackjackStage makes the allowed moves by the keys H, S, D and P on the table', async () => {
    const onMove = onMoveOf();
    const screen = await renderInKit(stage({ run: splitRun, onMove }));
    screen
      .getByRole('group', { name: /^Meja blackjack/ })
      .element()
      .focus();
    await userEvent.keyboard('p');
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('D');
    expect(onMove.mock.calls).toEqual([['double', 2]]);
  });

  it('BlackjackStage ignores moves while one is pending', async () => {
    const onMove = onMoveOf();
    const seat = { ...playSeat, state: { status: 'playing' } as const };
    const screen = await renderInKit(stage({ run: dealtRun, seat, onMove }));
    await screen.getByRole('button', { name: 'Tambah' }).click({ force: true });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('BlackjackStage shows the active hand, the totals, and the sum of the stakes', async () => {
    const screen = await renderInKit(stage({ run: splitRun }));
    await expect.element(screen.getByText(/19 lawan 6\. Total taruhan Rp\s30\.000/)).toBeVisible();
    const second = screen.getByRole('region', { name: 'Tangan 2' });
    await expect.element(second).toHaveAttribute('aria-current', 'true');
    await expect.element(screen.getByText('Taruhan 2×')).toBeInTheDocument();
  });

  it('BlackjackStage hides the second card of the dealer until the end', async () => {
    const screen = await renderInKit(stage({ run: splitRun }));
    const dealer = screen.getByRole('region', { name: 'Bandar' });
    expect(dealer.getByRole('img').elements()).toHaveLength(1);
    await screen.rerender(stage({ run: wonRun, plays: [wonRun] }));
    expect(dealer.getByRole('img').elements()).toHaveLength(3);
    await expect.element(screen.getByText(/^20–19 · 19–19 · Menang Rp\s50\.000$/)).toBeVisible();
  });

  it('BlackjackStage suggests a move on request', async () => {
    const screen = await renderInKit(stage({ run: dealtRun }));
    await screen.getByRole('switch', { name: 'Saran' }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Pisah.*disarankan$/ }))
      .toHaveAttribute('data-suggested');
  });

  it('BlackjackStage shows that a hand has lost', async () => {
    const screen = await renderInKit(stage({ run: lostRun, plays: [lostRun] }));
    await expect.element(screen.getByText(/Kalah 25–17/).first()).toBeVisible();
  });
});
