import { describe, expect, it, vi } from 'vitest';
import { sampleChannel, sampleGateways } from '../../testing/channel-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ChannelEditor } from './channel-editor.tsx';

describe('ChannelEditor', () => {
  it('saves what it was given and what was changed, and no crossed bounds', async () => {
    const onSubmit = vi.fn();
    const screen = await renderInKit(
      <ChannelEditor
        gateways={sampleGateways}
        currencies={['IDR', 'PHP']}
        channel={sampleChannel}
        onSubmit={onSubmit}
      />,
    );
    const largest = screen.getByRole('textbox', { name: /^Jumlah terbesar/ });
    await largest.fill('40rb');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(largest).toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await largest.fill('5jt');
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      ...sampleChannel,
      max: '5000000',
    });
  });
});
