import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { FairnessPanel, type FairnessPanelProps } from './fairness-panel.tsx';

const panel = (props: Partial<FairnessPanelProps> = {}) => (
  <FairnessPanel
    serverSeedHash="9f86d081"
    serverSeed="f3c1a0b8"
    clientSeed="lentera"
    nonce={128}
    onVerify={() => undefined}
    {...props}
  />
);

describe('FairnessPanel', () => {
  it('FairnessPanel offers no verification for any status while the seed is not revealed', async () => {
    const screen = await renderInKit(panel({ serverSeed: null, status: 'verified' }));
    expect(screen.getByRole('button', { name: 'Periksa' }).elements()).toHaveLength(0);
    await expect.element(screen.getByText(/dibuka setelah ronde selesai/)).toBeVisible();
    expect(screen.container.textContent).not.toContain('Cocok');
  });

  it.each([
    ['verified', 'Cocok'],
    ['mismatch', 'Tidak cocok'],
  ] as const)('FairnessPanel shows %s as text', async (status, word) => {
    const screen = await renderInKit(panel({ status }));
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  });

  it('FairnessPanel labels each copy button with what it copies', async () => {
    const screen = await renderInKit(panel());
    await expect.element(screen.getByRole('button', { name: 'Salin seed server' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Salin nomor urut' })).toBeVisible();
  });
});
