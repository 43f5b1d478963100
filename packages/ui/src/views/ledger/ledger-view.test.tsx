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
  it('LedgerView shows details, status, amount, balance before and balance after of each entry', async () => {
    const screen = await render(view());
    const row = screen.getByRole('row', { name: /Taruhan Wala, Laga 126/ });
    await expect.poll(() => row.element().textContent).toMatch(/Tercatat/);
    await expect.poll(() => row.element().textContent).toMatch(/Rp\s2\.684\.500/);
    await expect.poll(() => row.element().textContent).toMatch(/−Rp\s500\.000/);
    await expect.poll(() => row.element().textContent).toMatch(/Rp\s2\.184\.500/);
    for (const heading of ['Rincian', 'Status', 'Saldo awal', 'Jumlah', 'Saldo akhir']) {
      await expect.element(screen.getByRole('columnheader', { name: heading })).toBeVisible();
    }
  });

  it('LedgerView groups entries by day with the net of the day', async () => {
    const screen = await render(view());
    const [day] = screen.container.querySelectorAll('.lobi-DataTable-group');
    expect(day?.textContent).toBe('20 Nov 20269 barisbersih +Rp\u00a017.815');
  });

  it('LedgerView confirms that the balances are continuous, or marks the row that breaks them', async () => {
    const screen = await render(view());
    await expect.element(screen.getByText(/Saldo cocok/)).toBeVisible();
    const broken = sampleLedger.map((row) =>
      row.version === 15 ? { ...row, balanceAfter: '184501' } : row,
    );
    await screen.rerender(view({ rows: broken }));
    await expect.element(screen.getByText(/Saldo tidak cocok pada 1 baris/)).toBeVisible();
    await expect
      .poll(
        () =>
          screen.getByRole('row', { name: /Penarikan ke BCA 5527.*Ditahan/ }).element().textContent,
      )
      .toMatch(/184\.501/);
    expect(screen.getByRole('img', { name: /Saldo akhir tidak sama/ }).elements()).toHaveLength(1);
  });

  it('LedgerView makes no statement about rows that a filter excluded', async () => {
    const rows = sampleLedger.filter(({ kind }) => kind === 'deposit');
    const screen = await render(view({ rows, total: rows.length }));
    await expect.element(screen.getByText('1–2 dari 2')).toBeVisible();
    await expect.element(screen.getByText(/Saldo cocok/)).not.toBeInTheDocument();
  });

  it('LedgerView marks the current page among the pages of the wallet', async () => {
    const screen = await render(view());
    await expect
      .element(screen.getByRole('link', { name: 'Mutasi saldo' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('link', { name: 'Taruhan', exact: true })).toBeVisible();
  });

  it('LedgerView sorts newest first, then oldest first on a press', async () => {
    const onRequest = vi.fn();
    const screen = await render(view({ onQueryChange: onRequest }));
    const heading = screen.getByRole('columnheader', { name: /Waktu/ });
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    await heading.getByRole('button').click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ sort: 'createdAt', page: 1 });
  });

  it('LedgerView dates each row instead of grouping by day if not sorted by time', async () => {
    const screen = await render(view({ query: { ...firstQuery, sort: '-amount' } }));
    await expect
      .element(screen.getByRole('columnheader', { name: 'Jumlah' }))
      .toHaveAttribute('aria-sort', 'descending');
    expect(screen.container.querySelectorAll('.lobi-DataTable-group')).toHaveLength(0);
    expect(screen.container.querySelector('tbody time')?.textContent).toMatch(/20 Nov 2026/);
  });
});
