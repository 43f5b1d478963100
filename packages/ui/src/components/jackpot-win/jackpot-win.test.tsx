import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { JackpotWin, type JackpotWinProps } from './jackpot-win.tsx';

const win = (props: Partial<JackpotWinProps> = {}) => (
  <JackpotWin
    playId="play-1"
    name="Jackpot Pasar Malam"
    amount="31284360"
    stake="1000"
    onClose={() => undefined}
    {...props}
  />
);

const alarm = () =>
  document
    .querySelector('[role="alert"][aria-live="assertive"]')
    ?.textContent.replaceAll('\u00a0', ' ') ?? '';

describe('JackpotWin', () => {
  it('JackpotWin shows the amount and announces it at once', async () => {
    const screen = await renderInKit(win());
    await expect.element(screen.getByText('Rp 31.284.360', { exact: true })).toBeVisible();
    expect(alarm()).toContain('Anda memenangkan jackpot');
    expect(alarm()).toContain('Rp 31.284.360');
  });

  it('JackpotWin calls onClose when its button is pressed', async () => {
    const onClose = vi.fn<() => void>();
    const screen = await renderInKit(win({ onClose }));
    await screen.getByRole('button', { name: 'Tutup' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['1000', '999', '0', 'banyak'])(
    'JackpotWin renders nothing for the amount %s at a stake of 1000',
    async (amount) => {
      await renderInKit(win({ amount }));
      expect(document.querySelector('.lobi-JackpotWin-root')).toBeNull();
      expect(alarm()).toBe('');
    },
  );

  it('JackpotWin announces each win only once across renders', async () => {
    const screen = await renderInKit(win());
    const announced = alarm();
    await screen.rerender(win({ name: 'Jackpot lain' }));
    expect(alarm()).toBe(announced);
    await screen.rerender(win({ playId: 'play-2', amount: '5000' }));
    await expect.poll(alarm).toContain('Rp 5.000');
  });
});
