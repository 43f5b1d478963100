import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closedRound, drawRound, openRound, roundWith } from '../../../testing/arena-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import type { ArenaBetRequest, BetPlacement } from '../arena.types.ts';
import { BetPanel, type BetPanelProps } from './bet-panel.tsx';

const idle: BetPlacement = { status: 'idle' };
const bet: ArenaBetRequest = { selection: 'meron', amount: '100000' };

const panel = (change: Partial<BetPanelProps> = {}) => (
  <BetPanel
    round={openRound}
    limits={{ currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '1250000' }}
    selected="meron"
    placement={idle}
    onPlace={() => {}}
    {...change}
  />
);

/** Submits the slip, with the clock advanced by this many ms. */
function pressIn(ms: number): void {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + ms });
  document.querySelector('form')?.dispatchEvent(event);
}

describe('BetPanel', () => {
  it('BetPanel shows stake, side and possible return in its button', async () => {
    const screen = await renderInKit(panel());
    await screen.getByRole('textbox').fill('1,25jt');
    const button = screen.getByRole('button', { name: /Pasang/ });
    await expect.element(button).toMatchTextContent(/Pasang Rp\s1\.250\.000 di Meron/);
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s2\.300\.000/);
  });

  it('BetPanel formats the stake on blur', async () => {
    const screen = await renderInKit(panel());
    await screen.getByRole('textbox').fill('50rb');
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox')).toHaveValue('50.000');
  });

  it('BetPanel sends one request for any number of presses until the response arrives', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(panel({ onPlace }));
    await screen.getByRole('button', { name: /^100\srb/ }).click();
    await screen.getByRole('button', { name: /Pasang/ }).dblClick();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Enter}');
    expect(onPlace.mock.calls).toEqual([[bet]]);
    await screen.rerender(panel({ onPlace, placement: { status: 'placed', bet } }));
    pressIn(700);
    expect(onPlace).toHaveBeenCalledTimes(2);
  });

  it('BetPanel ignores the second click of a double click, also if the response arrived in between', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(panel({ onPlace }));
    await screen.getByRole('button', { name: /^100\srb/ }).click();
    pressIn(0);
    await screen.rerender(panel({ onPlace, placement: { status: 'placed', bet } }));
    pressIn(1);
    pressIn(500);
    expect(onPlace).toHaveBeenCalledTimes(1);
    pressIn(1_500);
    expect(onPlace).toHaveBeenCalledTimes(2);
  });

  it('BetPanel shows the fixed odds and the remaining amount of a draw, and rejects a larger stake', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const drawn = { onPlace, round: drawRound({ left: '60000' }), selected: 'draw' } as const;
    const screen = await renderInKit(panel(drawn));
    await expect.element(screen.getByText(/Sisa kuota taruhan Seri: Rp\s60\.000/)).toBeVisible();
    await expect.element(screen.getByText(/Odds tetap 800, dibayar bandar/)).toBeVisible();
    await screen.getByRole('textbox').fill('60001');
    await userEvent.keyboard('{Enter}');
    expect(onPlace).not.toHaveBeenCalled();
    await screen.getByRole('textbox').fill('60000');
    await expect.element(screen.getByText(/Potensi hasil Rp\s480\.000/)).toBeVisible();
    await screen.getByRole('button', { name: /di Seri/ }).click();
    expect(onPlace.mock.calls).toEqual([[{ selection: 'draw', amount: '60000' }]]);
  });

  it('BetPanel rejects a bet on a draw market that is full, and explains why', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const full = { onPlace, round: drawRound({ left: '999' }), selected: 'draw' } as const;
    const screen = await renderInKit(panel(full));
    await expect
      .element(screen.getByText('Taruhan Seri untuk laga ini sudah penuh.'))
      .toBeVisible();
    await screen.getByRole('textbox').fill('1000');
    await userEvent.keyboard('{Enter}');
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('BetPanel shows the remaining limit of the fight, and rejects a larger stake', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const limits = { currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '1250000' };
    const perRound = { maximum: '10000000', left: '60000' };
    const screen = await renderInKit(panel({ onPlace, limits: { ...limits, perRound } }));
    await expect.element(screen.getByText(/Maks .*per laga · sisa Rp\s60\.000/)).toBeVisible();
    await screen.getByRole('textbox').fill('60001');
    await expect
      .element(screen.getByText('Anda masih bisa memasang Rp 60.000 di laga ini.'))
      .toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onPlace).not.toHaveBeenCalled();
    await screen.getByRole('textbox').fill('60000');
    await screen.getByRole('button', { name: /Pasang/ }).click();
    expect(onPlace).toHaveBeenCalledWith({ selection: 'meron', amount: '60000' });
  });

  it.each([
    ['500', 'Nilai taruhan minimal Rp 1.000.'],
    ['2jt', 'Saldo Anda tidak cukup. Tersedia: Rp 1.250.000.'],
    ['seratus', 'Masukkan jumlah yang valid, misalnya 50rb atau 1.250.000.'],
  ])('BetPanel explains the error of %s and focuses the field', async (text, problem) => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(panel({ onPlace }));
    const field = screen.getByRole('textbox');
    await field.fill(text);
    await expect.element(screen.getByText(problem)).toBeVisible();
    expect(field.element().getAttribute('aria-describedby')).toContain(
      screen.getByText(problem).element().id,
    );
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: /Pasang|Isi nilai/ }).click({ force: true });
    await expect.element(field).toHaveFocus();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('BetPanel halves, doubles and maximises the stake within the limits', async () => {
    const screen = await renderInKit(panel());
    const field = screen.getByRole('textbox');
    await screen.getByRole('button', { name: /Maks/ }).click();
    await expect.element(field).toHaveValue('1.250.000');
    await screen.getByRole('button', { name: /½/ }).click();
    await expect.element(field).toHaveValue('625.000');
    await screen.getByRole('button', { name: /×2/ }).click();
    await expect.element(field).toHaveValue('1.250.000');
  });

  it('BetPanel offers no quick amount beyond the balance', async () => {
    const limits = { currency: 'IDR', minimum: '1000', maximum: '5000000', balance: '60000' };
    const screen = await renderInKit(panel({ limits }));
    await expect.element(screen.getByRole('button', { name: /^50\srb/ })).toBeEnabled();
    await expect.element(screen.getByRole('button', { name: /^100\srb/ })).toBeDisabled();
  });

  it('BetPanel reports that betting closed while the bet was entered, and does not place it', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(panel({ onPlace }));
    await screen.getByRole('textbox').fill('100rb');
    await screen.rerender(panel({ onPlace, round: closedRound }));
    await expect.element(screen.getByText(/Tidak ada yang terkirim/)).toBeVisible();
    await screen.getByRole('button', { name: 'Taruhan ditutup' }).click({ force: true });
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('BetPanel is locked with its reason while the outcome of a bet is unknown', async () => {
    const screen = await renderInKit(panel({ placement: { status: 'unknown', bet } }));
    await expect.element(screen.getByText(/jangan pasang lagi/)).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('readonly');
    await expect
      .element(screen.getByRole('button', { name: /Memasang Rp\s100.000 di Meron/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('BetPanel shows the reason of a rejection as an alert', async () => {
    const placement: BetPlacement = { status: 'refused', bet, message: 'Saldo Anda tidak cukup.' };
    const screen = await renderInKit(panel({ placement }));
    await expect
      .element(screen.getByText('Taruhan tidak diterima. Saldo Anda tidak cukup.'))
      .toBeVisible();
  });

  it('BetPanel is locked while live updates are paused', async () => {
    const onPlace = vi.fn<(bet: ArenaBetRequest) => void>();
    const screen = await renderInKit(panel({ onPlace, stale: true }));
    await screen.getByRole('textbox').fill('100rb');
    await screen.getByRole('button', { name: /Pasang/ }).click({ force: true });
    await expect.element(screen.getByText(/dikunci sampai tersambung/)).toBeVisible();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('BetPanel warns when the current pool would lead to a refund', async () => {
    const selections = openRound.selections.map((side) =>
      side.key === 'wala' ? { ...side, bets: 0, pool: '0', odds: null } : side,
    );
    const screen = await renderInKit(panel({ round: roundWith({ selections }) }));
    await expect.element(screen.getByText(/Belum ada taruhan di Wala/)).toBeVisible();
  });

  it('BetPanel sends a guest to the login instead', async () => {
    const screen = await renderInKit(panel({ access: 'guest', loginHref: '/login' }));
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/login');
    expect(screen.container.querySelector('input')).toBeNull();
  });
});
