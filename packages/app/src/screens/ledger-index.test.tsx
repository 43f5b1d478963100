import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const ledger = '/wallet/wallet-player/ledger';
const sheet = () => page.getByRole('dialog', { name: 'Mengapa saldo berubah' });
const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('tbody a[href*="entry="]')];

describe('the ledger', { timeout: 30_000 }, () => {
  it('opens from each row why the balance changed, and goes back by Escape', async () => {
    await openApp({ path: ledger });
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    const [row] = rows();
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet()).toBeVisible();
    await expect.poll(() => sheet().element().textContent).toContain('Nomor transfer');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.getAttribute('href')).toMatch(/entry=/);
  });

  it('explains every kind of movement of the evening', { timeout: 60_000 }, async () => {
    const { backend } = await openApp({ path: ledger });
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    const entries = backend.world.ledger.get('wallet-player') ?? [];
    expect(rows()).toHaveLength(entries.length);
    const ofEachKind = new Map(entries.map((entry) => [entry.kind, entry]));
    for (const { version, details = '' } of ofEachKind.values()) {
      rows()
        .find(({ href }) => href.endsWith(`entry=${version}`))
        ?.click();
      await expect
        .poll(() => document.querySelector('.lobi-EntrySheet-root')?.textContent)
        .toContain(`Perubahan ke${version}`);
      expect(sheet().element().textContent).toContain(details);
      await userEvent.keyboard('{Escape}');
      await expect.element(sheet()).not.toBeInTheDocument();
    }
  });

  it('opens at the movement that the address names', async () => {
    await openApp({ path: `${ledger}?entry=1` });
    await expect.element(sheet()).toBeVisible();
    await expect.poll(() => sheet().element().textContent).toContain('Perubahan ke1');
  });

  it('says that there is no such movement', async () => {
    await openApp({ path: `${ledger}?entry=0` });
    await expect.element(page.getByText('Penjelasan tidak dapat dimuat')).toBeVisible();
  });

  it('is saved as a file with every movement, oldest first, and no formula', async () => {
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:none';
    });
    await openApp({
      path: ledger,
      before: ({ world }) => {
        const entries = world.ledger.get('wallet-player') ?? [];
        const [newest] = entries;
        if (newest) entries[0] = { ...newest, details: '=1+1', words: undefined as never };
      },
    });
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    await expect.poll(() => saved.length).toBe(1);
    create.mockRestore();
    const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(rows().length + 1);
    expect(lines.at(-1)).toContain("'=1+1");
    for (const line of lines.slice(1)) expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z;/);
  });

  it('is explained to the agent above as well', async () => {
    await openApp({ path: `${ledger}?entry=1`, role: 'agent' });
    await expect
      .poll(() => document.querySelector('.lobi-EntrySheet-root')?.textContent)
      .toContain('Perubahan ke1');
  });
});
