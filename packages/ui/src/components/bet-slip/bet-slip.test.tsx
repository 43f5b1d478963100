import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { BetSlip, type BetSlipProps } from './bet-slip.tsx';
import type { SlipSelection } from './slip-rules.ts';

const meron: SlipSelection = {
  id: 'a',
  title: 'Meron',
  event: 'Laga 128',
  side: 'meron',
  odds: 187,
  stake: '50000',
  status: 'ready',
};
const nothing = (): void => undefined;
const slip = (props: Partial<BetSlipProps> = {}) => (
  <BetSlip
    selections={[meron]}
    balance="1250000"
    onStakeChange={nothing}
    onRemove={nothing}
    onAcceptOdds={nothing}
    onPlace={nothing}
    {...props}
  />
);

describe('BetSlip', () => {
  it('BetSlip shows the total in its button', async () => {
    const onPlace = vi.fn<() => void>();
    const two = { ...meron, id: 'b', title: 'Wala', stake: '25000' };
    const screen = await renderInKit(slip({ selections: [meron, two], onPlace }));
    await screen.getByRole('button', { name: /^Pasang semua, Rp\s75\.000$/ }).click();
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it('BetSlip requires changed odds to be accepted before it places bets', async () => {
    const onPlace = vi.fn<() => void>();
    const onAcceptOdds = vi.fn<(id: string) => void>();
    const changed = { ...meron, status: 'odds-changed', pickedOdds: 191 } as const;
    const screen = await renderInKit(slip({ selections: [changed], onPlace, onAcceptOdds }));
    await expect.element(screen.getByText('Odds berubah dari 191 menjadi 187.')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Terima odds baru dahulu' }))
      .toBeDisabled();
    await screen.getByRole('button', { name: 'Terima 187' }).click();
    expect(onAcceptOdds.mock.calls).toEqual([['a']]);
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('BetSlip does not let a bet without a response be sent again or removed', async () => {
    const screen = await renderInKit(slip({ selections: [{ ...meron, status: 'unknown' }] }));
    await expect.element(screen.getByText(/Jangan pasang lagi/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Menunggu jawaban' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Hapus Meron' }).elements()).toHaveLength(0);
  });

  it('BetSlip announces the reason for a rejection as an alert', async () => {
    const rejectedSelection = {
      ...meron,
      status: 'refused',
      message: 'Saldo Anda tidak cukup.',
    } as const;
    const screen = await renderInKit(slip({ selections: [rejectedSelection] }));
    await expect
      .element(screen.getByText('Taruhan tidak diterima. Saldo Anda tidak cukup.'))
      .toBeVisible();
  });

  it('BetSlip shows what to do if it is empty', async () => {
    const screen = await renderInKit(slip({ selections: [] }));
    await expect.element(screen.getByText(/Ketuk odds/)).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
