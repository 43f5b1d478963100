import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { id } from '../../messages/id.ts';
import { zhHans } from '../../messages/zh-hans.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { ledgerKindLooks, type LedgerKindName } from '../ledger-kind/ledger-kind-looks.ts';
import { EntrySheet, type EntrySheetProps } from './entry-sheet.tsx';
import { sampleEntries } from './sample-entries.ts';

const sheet = (props: Partial<EntrySheetProps> = {}, messages = id) => (
  <KitProvider messages={messages}>
    <EntrySheet open onOpenChange={vi.fn()} entry={sampleEntries.bet} {...props} />
  </KitProvider>
);

const text = () => page.getByRole('dialog').element().textContent;

describe('EntrySheet', () => {
  it('EntrySheet shows why the balance changed, and links the cause', async () => {
    await render(sheet({ causeHref: '/game/arena' }));
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Mengapa saldo berubah');
    await expect.poll(text).toContain('Nilai taruhan dipotong saat taruhan dipasang.');
    await expect.poll(text).toMatch(/Saldo awal.*2\.684\.500.*Jumlah.*500\.000.*2\.184\.500/);
    await expect.poll(text).toMatch(/Arena Lentera.*126.*Wala/);
    await expect.poll(text).toContain(sampleEntries.bet.hash);
    await expect
      .element(page.getByRole('link', { name: 'Lihat asalnya' }))
      .toHaveAttribute('href', '/game/arena');
  });

  it.each(Object.entries(sampleEntries))(
    'EntrySheet explains %s in every language',
    async (_, entry) => {
      for (const messages of [id, en, es, zhHans]) {
        const screen = await render(sheet({ entry }, messages));
        await expect.poll(text).toContain(entry.transferId);
        expect(text()).not.toMatch(/undefined|\[object|\{\w+\}/);
        await screen.unmount();
      }
    },
  );

  it.each(Object.keys(ledgerKindLooks) as LedgerKindName[])(
    'EntrySheet explains a %s',
    async (kind) => {
      await render(sheet({ entry: { ...sampleEntries.platform, kind } }));
      const why = () => document.querySelector('.lobi-EntrySheet-why');
      await expect.poll(() => why()?.textContent?.length).toBeGreaterThan(10);
    },
  );

  it('EntrySheet shows the credited amount of a deposit beside its amount', async () => {
    await render(sheet({ entry: sampleEntries.deposit }));
    await expect.poll(text).toMatch(/150\.000.*Kode unik.*27.*Biaya.*150\.027/);
  });

  it('EntrySheet shows the number of earnings that are not listed', async () => {
    await render(sheet({ entry: sampleEntries.earning }));
    await expect.poll(text).toContain('dan 12 lagi');
  });

  it('EntrySheet shows the result before and after a correction', async () => {
    await render(sheet({ entry: sampleEntries.correction }));
    await expect.poll(text).toMatch(/Hasil dikoreksi.*Wala.*→.*Seri/);
  });

  it('EntrySheet shows who voided a bet and why', async () => {
    await render(sheet({ entry: sampleEntries.voided }));
    await expect.poll(text).toContain(id.data.whyVoid);
    expect(text()).toContain('Siaran terputus sebelum laga dimulai');
  });

  it('EntrySheet links a reversal to the reversed entry, and offers the allowed actions', async () => {
    const entryHref = (version: number): string => `?entry=${version}`;
    const actions = <button type="button">Batalkan</button>;
    await render(sheet({ entry: sampleEntries.reversal, entryHref, actions }));
    await expect
      .element(page.getByRole('link', { name: 'Perubahan ke-19' }))
      .toHaveAttribute('href', '?entry=19');
    expect(text()).toContain(id.data.whyReversal);
    await expect.element(page.getByRole('button', { name: 'Batalkan' })).toBeVisible();
  });

  it('EntrySheet shows the transfer if its reversal changed nothing in this wallet', async () => {
    await render(sheet({ entry: sampleEntries.reversed, entryHref: () => '#' }));
    await expect.poll(text).toContain(sampleEntries.reversed.correctedBy.transferId);
  });

  it('EntrySheet shows a failure, and retries', async () => {
    const onRetry = vi.fn();
    await render(sheet({ entry: undefined, error: 'Server terlalu lama merespons.', onRetry }));
    await expect.poll(text).toContain('Server terlalu lama merespons.');
    await page.getByRole('button', { name: id.base.retry }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('EntrySheet closes by Escape', async () => {
    const onOpenChange = vi.fn();
    await render(sheet({ onOpenChange }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
