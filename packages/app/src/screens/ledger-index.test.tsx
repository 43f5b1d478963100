import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../testing/open-app.tsx';

const ledger = '/wallet/wallet-player/ledger';
const sheet = () => page.getByRole('dialog', { name: 'Mengapa saldo berubah' });
const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('tbody a[href*="entry="]')];

describe('the ledger', () => {
  it('the ledger opens the explanation of each row, and closes it with Escape', async () => {
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

  it('the ledger explains every kind of entry in the demo data', async () => {
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
        .toContain(`Nomor perubahan${version}`);
      expect(sheet().element().textContent).toContain(details);
      await userEvent.keyboard('{Escape}');
      await expect.element(sheet()).not.toBeInTheDocument();
    }
  });

  it('the ledger opens the entry in the address', async () => {
    await openApp({ path: `${ledger}?entry=1` });
    await expect.element(sheet()).toBeVisible();
    await expect.poll(() => sheet().element().textContent).toContain('Nomor perubahan1');
  });

  it('the ledger shows that an entry does not exist', async () => {
    await openApp({ path: `${ledger}?entry=0` });
    await expect.element(page.getByText('Penjelasan tidak dapat dimuat')).toBeVisible();
  });

  it('the ledger saves every entry, oldest first, with times of one zone, texts and no formula', async () => {
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:none';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await openApp({
      path: ledger,
      before: ({ world }) => {
        const entries = world.ledger.get('wallet-player') ?? [];
        const [newest] = entries;
        if (newest) entries[0] = { ...newest, details: '=1+1', text: undefined as never };
      },
    });
    await expect.poll(() => rows().length).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Unduh CSV' }).click();
    await expect.poll(() => saved.length).toBe(1);
    create.mockRestore();
    click.mockRestore();
    const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(rows().length + 1);
    expect(lines.at(-1)).toContain("'=1+1");
    const [head = '', ...body] = lines.map((line) => line.split(';'));
    expect(head[0]).toBe('Waktu (WIB)');
    for (const [time, , kind, status, ...amounts] of body) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
      expect([kind, status].join(' ')).not.toMatch(/\b(opening|deposit|bet|payout|posted)\b/);
      for (const amount of amounts) expect(amount).toMatch(/^-?\d+$/);
    }
    expect(body.map(([, , kind]) => kind)).toContain('Taruhan');
    expect(new Set(body.map(([, , , status]) => status))).toContain('Tercatat');
    expect(names).toEqual([expect.stringMatching(/^ledger-player-\d{4}-\d\d-\d\d\.csv$/)]);
  });

  it('a ledger entry is explained to the agent above as well', async () => {
    await openApp({ path: `${ledger}?entry=1`, role: 'agent' });
    await expect
      .poll(() => document.querySelector('.lobi-EntrySheet-root')?.textContent)
      .toContain('Nomor perubahan1');
  });
});
