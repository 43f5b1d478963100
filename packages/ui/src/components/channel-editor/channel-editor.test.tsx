import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleChannel, sampleGateways } from '../../testing/channel-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ChannelEditor } from './channel-editor.tsx';

type Screen = Awaited<ReturnType<typeof renderInKit>>;

async function choose(screen: Screen, field: RegExp, choice: string): Promise<void> {
  await screen.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

describe('ChannelEditor', () => {
  it('ChannelEditor saves given and changed values, and rejects crossed bounds', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <ChannelEditor
        gateways={sampleGateways}
        currencies={['IDR', 'PHP']}
        channel={sampleChannel}
        onSubmit={onSubmit}
      />,
    );
    const largest = screen.getByRole('textbox', { name: /^Jumlah maksimum/ });
    await largest.fill('40rb');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(largest).toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await largest.fill('5jt');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      ...sampleChannel,
      max: '5000000',
    });
  });

  it('ChannelEditor shows the banks of a payout only for payouts, and requires a complete custom list', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <ChannelEditor
        gateways={sampleGateways}
        currencies={['IDR']}
        channel={sampleChannel}
        onSubmit={onSubmit}
      />,
    );
    const save = screen.getByRole('button', { name: 'Simpan' });
    await choose(screen, /^Arah/, 'Deposit');
    await expect.element(screen.getByRole('combobox', { name: /^Bank/ })).not.toBeInTheDocument();
    await choose(screen, /^Arah/, 'Penarikan');
    await choose(screen, /^Bank/, 'Daftar sendiri');
    const list = screen.getByRole('textbox', { name: /^Daftar/ });
    for (const wrong of ['', 'Bank Central Asia', 'BCA']) {
      await list.fill(wrong);
      await save.click();
      await expect.element(list).toHaveAttribute('aria-invalid', 'true');
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await list.fill('BCA Bank Central Asia\nBRI Bank Rakyat Indonesia');
    await save.click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      direction: 'out',
      payout: {
        institutions: 'own',
        list: 'BCA Bank Central Asia\nBRI Bank Rakyat Indonesia',
        branch: 'none',
      },
    });
  });
});
