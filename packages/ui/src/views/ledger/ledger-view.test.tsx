import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { sampleHrefs, sampleLedger, sampleWallet } from '../sample-data.ts';
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx';

const view = (props: Partial<LedgerViewProps> = {}) => (
  <KitProvider messages={id}>
    <LedgerView
      wallet={sampleWallet}
      hrefs={sampleHrefs}
      rows={sampleLedger}
      total={sampleLedger.length}
      query={firstQuery}
      onQueryChange={() => undefined}
      {...props}
    />
  </KitProvider>
);

beforeEach(async () => page.viewport(1440, 900));

describe('LedgerView', () => {
  it('shows details, status, amount, balance before and balance after of each movement', async () => {
    const screen = await render(view());
    const row = screen.getByRole('row', { name: /Taruhan Wala, Laga 126/ });
    await expect.poll(() => row.element().textContent).toMatch(/Tercatat/);
    await expect.poll(() => row.element().textContent).toMatch(/Rp\s2\.684\.500/);
    await expect.poll(() => row.element().textContent).toMatch(/−Rp\s500\.000/);
    await expect.poll(() => row.element().textContent).toMatch(/Rp\s2\.184\.500/);
    for (const heading of ['Rincian', 'Status', 'Saldo Awal', 'Jumlah', 'Saldo Akhir']) {
      await expect.element(screen.getByRole('columnheader', { name: heading })).toBeVisible();
    }
  });

  it('gathers movements by day with the net of the day', async () => {
    const screen = await render(view());
    const [day] = screen.container.querySelectorAll('.lobi-DataTable-group');
    expect(day?.textContent).toBe('20 Nov 20269 barisbersih +Rp\u00a017.815');
  });

  it('says that the balances chain up, and names the row where they do not', async () => {
    const screen = await render(view());
    await expect.element(screen.getByText(/Rantai saldo utuh/)).toBeVisible();
    const broken = sampleLedger.map((row) =>
      row.version === 15 ? { ...row, balanceAfter: '184501' } : row,
    );
    await screen.rerender(view({ rows: broken }));
    await expect.element(screen.getByText(/Saldo tidak bersambung pada 1 baris/)).toBeVisible();
    await expect
      .poll(
        () =>
          screen.getByRole('row', { name: /Penarikan ke BCA 5527.*Ditahan/ }).element().textContent,
      )
      .toMatch(/184\.501/);
    expect(screen.getByRole('img', { name: /Saldo Akhir tidak sama/ }).elements()).toHaveLength(1);
  });

  it('claims nothing about rows a filter left out', async () => {
    const rows = sampleLedger.filter(({ kind }) => kind === 'deposit');
    const screen = await render(view({ rows, total: rows.length }));
    await expect.element(screen.getByText('1–2 dari 2')).toBeVisible();
    await expect.element(screen.getByText(/Rantai saldo/)).not.toBeInTheDocument();
  });

  it('marks the page one is on among the pages of the wallet', async () => {
    const screen = await render(view());
    await expect
      .element(screen.getByRole('link', { name: 'Mutasi Saldo' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('link', { name: 'Taruhan', exact: true })).toBeVisible();
  });

  it('asks for the newest first, then the oldest', async () => {
    const asked = vi.fn();
    const screen = await render(view({ onQueryChange: asked }));
    const heading = screen.getByRole('columnheader', { name: /Waktu/ });
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await heading.getByRole('button').click();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'createdAt', page: 1 });
  });
});
