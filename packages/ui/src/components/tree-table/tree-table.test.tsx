import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { DataColumn } from '../data-table/data-table.types.ts';
import { TreeTable } from './tree-table.tsx';

interface Agent {
  readonly id: string;
  readonly children?: readonly Agent[];
}

const agents: readonly Agent[] = [
  { id: 'nusa', children: [{ id: 'siti', children: [] }, { id: 'wayan' }] },
  { id: 'rinjani' },
];
const columns: readonly DataColumn<Agent>[] = [
  { id: 'name', header: 'Agen', value: ({ id }) => id, cell: ({ id }) => id },
];

const tree = (props: Partial<Parameters<typeof TreeTable<Agent>>[0]> = {}) => (
  <TreeTable
    label="Downline"
    columns={columns}
    rows={agents}
    rowId={({ id }) => id}
    getChildren={({ children }) => children}
    {...props}
  />
);

const focused = () => document.activeElement?.querySelector('th')?.textContent;

describe('TreeTable', () => {
  it('TreeTable expands, enters, leaves and collapses a row with the arrow keys', async () => {
    const screen = await renderInKit(tree());
    await userEvent.tab();
    expect(focused()).toBe('nusa');
    const row = screen.getByRole('row', { name: /nusa/ });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(row).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('siti');
    await expect
      .element(screen.getByRole('row', { name: 'siti' }))
      .toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('nusa');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('rinjani');
  });

  it('TreeTable loads children once with a loading row, and offers a retry after a failure', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve([{ id: 'made' }])];
    answers[0]?.catch(() => undefined);
    const loadChildren = vi.fn(() => answers.shift() ?? Promise.resolve([]));
    const screen = await renderInKit(
      tree({ rows: [{ id: 'rinjani' }], loadChildren, hasChildren: ({ id }) => id === 'rinjani' }),
    );
    await screen.getByRole('button', { name: 'Buka rinjani' }).click();
    await expect.element(screen.getByText('Isi rinjani tidak dapat dimuat')).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(screen.getByRole('row', { name: 'made' })).toBeVisible();
    await screen.getByRole('button', { name: 'Tutup rinjani' }).click();
    await screen.getByRole('button', { name: 'Buka rinjani' }).click();
    await expect.element(screen.getByRole('row', { name: 'made' })).toBeVisible();
    expect(loadChildren).toHaveBeenCalledTimes(2);
  });

  it('TreeTable is a single tab stop', async () => {
    await renderInKit(
      <>
        {tree({ defaultExpanded: new Set(['nusa']) })}
        <button type="button">Sesudah</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Sesudah');
  });
});
