import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RealityCheck, type RealityCheckProps } from './reality-check.tsx';

const check = (props: Partial<RealityCheckProps> = {}) => (
  <RealityCheck
    open
    elapsedSeconds={3600}
    staked="385000"
    returned="350000"
    net="-35000"
    onContinue={() => undefined}
    onBreak={() => undefined}
    {...props}
  />
);

describe('RealityCheck', () => {
  // id: reality-check-view-net-result
  it('RealityCheck shows duration and net result of the session', async () => {
    const screen = await renderInKit(check({ everyMinutes: 60 }));
    const dialog = screen.getByRole('alertdialog', { name: 'Pengingat sesi' });
    await expect.element(dialog).toHaveAccessibleDescription(/selama 1 jam/);
    await expect.element(dialog).toMatchTextContent(/Bersih−Rp\s35\.000/);
    await expect.element(screen.getByText(/berikutnya setelah 1 jam/)).toBeVisible();
  });

  // id: reality-check-view-cannot-be-dismissed
  it('RealityCheck stays open until it is acknowledged: Escape and a press outside have no effect', async () => {
    const onContinue = vi.fn<() => void>();
    const screen = await renderInKit(check({ onContinue }));
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    document.elementFromPoint(2, 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).toBeVisible();
    expect(onContinue).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Lanjut bermain' }).click();
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('RealityCheck ignores a key press meant for the game when it opens', async () => {
    const answered = vi.fn<() => void>();
    const screen = await renderInKit(check({ onContinue: answered, onBreak: answered }));
    await expect.element(screen.getByRole('heading', { name: 'Pengingat sesi' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    expect(answered).not.toHaveBeenCalled();
  });

  // id: reality-check-view-mandatory-pause
  it('RealityCheck continues only after the mandatory pause; a time-out can start at once', async () => {
    const onBreak = vi.fn<() => void>();
    const pauseEndsAt = new Date(Date.now() + 1_500).toISOString();
    const screen = await renderInKit(check({ onBreak, pauseEndsAt }));
    const goOn = screen.getByRole('button', { name: 'Lanjut bermain' });
    await expect.element(goOn).toBeDisabled();
    await expect.element(screen.getByText('Anda bisa bermain lagi dalam')).toBeVisible();
    await screen.getByRole('button', { name: 'Jeda sejenak' }).click();
    expect(onBreak).toHaveBeenCalledOnce();
    await expect.element(goOn).toBeEnabled();
    await expect.element(screen.getByText('Anda bisa bermain lagi dalam')).not.toBeInTheDocument();
  });

  it('RealityCheck gives the buttons to continue and to take a time-out equal prominence', async () => {
    const screen = await renderInKit(check());
    const variants = ['Lanjut bermain', 'Jeda sejenak'].map(
      (name) => screen.getByRole('button', { name }).element().dataset,
    );
    expect(variants[0]).toEqual(variants[1]);
  });
});
