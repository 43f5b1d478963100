import { afterEach, describe, expect, it, vi } from 'vitest';
import { id } from '../../messages/id.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { CopyButton } from './copy-button.tsx';

describe('CopyButton', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('CopyButton copies its value and confirms it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await renderInKit(<CopyButton value="8091" thing="nomor rekening" />);
    await screen.getByRole('button', { name: 'Salin nomor rekening' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith('8091');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Tersalin');
  });

  it('CopyButton explains how to copy when the clipboard is blocked', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const screen = await renderInKit(<CopyButton value="8091" thing="nomor rekening" />);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('status')).toHaveTextContent(id.base.copyFailed);
  });
});
