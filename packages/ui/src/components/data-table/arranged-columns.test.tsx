import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataColumn } from './data-table.types.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}

const rows: readonly Row[] = [
  { id: 'r1', name: 'wayan', amount: 30 },
  { id: 'r2', name: 'made', amount: 10 },
];

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Nama',
    rowHeader: true,
    value: ({ name }) => name,
    cell: ({ name }) => name,
  },
  { id: 'id', header: 'Nomor', value: ({ id }) => id, cell: ({ id }) => id },
  {
    id: 'amount',
    header: 'Jumlah',
    value: ({ amount }) => amount,
    cell: ({ amount }) => `Rp ${amount}`,
  },
];

const open = (props: Partial<DataTableProps<Row>>, dir: 'ltr' | 'rtl' = 'ltr') =>
  renderInKit(
    <DataTable label="Pemain" columns={columns} rows={rows} rowId={({ id }) => id} {...props} />,
    { dir },
  );

const heads = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('th[data-column]')].map(
    ({ dataset }) => dataset['column'],
  );

beforeEach(async () => page.viewport(1280, 800));
describe('columns of an arrangeable DataTable', () => {
  it('columns are resized by keyboard, in the direction of the page, and keep their width', async () => {
    const screen = await open({ arrangeable: true, storageKey: 'arranged' }, 'rtl');
    const edge = screen.getByRole('separator', { name: 'Lebar kolom Nomor' });
    await expect.element(edge).toBeVisible();
    const head = edge.element().closest('th');
    const before = head?.offsetWidth ?? 0;
    (edge.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(() => head?.offsetWidth).toBe(before + 32);
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(before + 32));
    await screen.unmount();
    const again = await open({ arrangeable: true, storageKey: 'arranged' }, 'rtl');
    await expect
      .element(again.getByRole('separator', { name: 'Lebar kolom Nomor' }))
      .toHaveAttribute('aria-valuenow', String(before + 32));
  });

  it('columns get their width by dragging their edge', async () => {
    const screen = await open({ arrangeable: true });
    const edge = screen.getByRole('separator', { name: 'Lebar kolom Nama' });
    await expect.element(edge).toBeVisible();
    const head = edge.element().closest('th');
    const before = head?.offsetWidth ?? 0;
    const at = (type: string, clientX: number) =>
      edge
        .element()
        .dispatchEvent(
          new PointerEvent(type, { clientX, bubbles: true, cancelable: true, pointerId: 1 }),
        );
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    at('pointerdown', 300);
    at('pointermove', 240);
    at('pointerup', 240);
    vi.restoreAllMocks();
    await expect.poll(() => head?.offsetWidth).toBe(before - 60);
  });

  it('a double click or Enter on the edge of a column fits the column to its content', async () => {
    const screen = await open({ arrangeable: true });
    const edge = screen.getByRole('separator', { name: 'Lebar kolom Nama' });
    await expect.element(edge).toBeVisible();
    const head = edge.element().closest('th');
    const wide = head?.offsetWidth ?? 0;
    await edge.dblClick();
    // The table may lay out its other columns in the frames after that.
    let last = wide;
    const settledWidth = (): number => {
      const now = head?.offsetWidth ?? wide;
      const isSettled = now === last;
      last = now;
      return isSettled ? now : wide;
    };
    await expect.poll(settledWidth).toBeLessThan(wide / 2);
    const fitting = head?.offsetWidth;
    await userEvent.keyboard('{End}');
    await expect.poll(() => head?.offsetWidth).toBe(640);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => head?.offsetWidth).toBe(fitting);
  });

  it('columns are unchanged if Escape is pressed during a drag', async () => {
    const screen = await open({ arrangeable: true });
    const edge = screen.getByRole('separator', { name: 'Lebar kolom Nama' });
    const handle = screen.getByRole('button', { name: 'Pindahkan kolom Jumlah' });
    await expect.element(edge).toBeVisible();
    const head = edge.element().closest('th');
    const before = head?.offsetWidth ?? 0;
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const send = (to: Element, type: string, clientX: number) =>
      to.dispatchEvent(
        new PointerEvent(type, { clientX, bubbles: true, cancelable: true, pointerId: 1 }),
      );
    send(edge.element(), 'pointerdown', 300);
    send(edge.element(), 'pointermove', 240);
    await expect.poll(() => head?.offsetWidth).toBe(before - 60);
    await userEvent.keyboard('{Escape}');
    send(edge.element(), 'pointermove', 200);
    await expect.poll(() => head?.offsetWidth).toBe(before);
    send(edge.element(), 'pointerup', 200);

    send(handle.element(), 'pointerdown', 900);
    send(handle.element(), 'pointermove', (head?.getBoundingClientRect().left ?? 0) + 5);
    expect(head?.dataset['drop']).toBe('before');
    await userEvent.keyboard('{Escape}');
    expect(head?.dataset['drop']).toBeUndefined();
    send(handle.element(), 'pointerup', 5);
    vi.restoreAllMocks();
    expect(heads(screen.container)).toEqual(['name', 'id', 'amount']);
  });

  it('columns are moved by their handle with arrow keys, and their new position is announced', async () => {
    const screen = await open({ arrangeable: true });
    const handle = screen.getByRole('button', { name: 'Pindahkan kolom Nomor' });
    await expect.element(handle).toBeInTheDocument();
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => heads(screen.container)).toEqual(['name', 'amount', 'id']);
    await expect.element(screen.getByText('Nomor: kolom 3 dari 3')).toBeInTheDocument();
  });

  it('columns are dropped beside the header under the pointer', async () => {
    const screen = await open({ arrangeable: true });
    const handle = screen.getByRole('button', { name: 'Pindahkan kolom Jumlah' });
    await expect.element(handle).toBeInTheDocument();
    await handle.dropTo(screen.getByRole('columnheader', { name: /Nama/ }), {
      targetPosition: { x: 5, y: 10 },
    });
    await expect.poll(() => heads(screen.container)).toEqual(['amount', 'name', 'id']);
  });

  it('pinned columns come first and stay side by side', async () => {
    const screen = await open({ arrangeable: true });
    await screen.getByRole('button', { name: 'Kolom', exact: true }).click();
    await screen.getByRole('button', { name: 'Sematkan kolom Jumlah' }).click();
    await screen.getByRole('button', { name: 'Sematkan kolom Nomor' }).click();
    await expect.poll(() => heads(screen.container)).toEqual(['id', 'amount', 'name']);
    const [first, second] = screen.container.querySelectorAll<HTMLElement>('th[data-pinned]');
    await expect
      .poll(() => second && getComputedStyle(second).insetInlineStart)
      .toBe(`${first?.offsetWidth}px`);
  });
});

describe('cells of a DataTable with cell navigation', () => {
  it('cells are navigated by arrow keys, Home and End', async () => {
    const screen = await open({ cellNavigation: true });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('rowheader', { name: 'wayan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(screen.getByRole('gridcell', { name: 'r2' })).toHaveFocus();
    await userEvent.keyboard('{End}{Control>}{Home}{/Control}');
    await expect.element(screen.getByRole('gridcell', { name: 'Rp 30' })).toHaveFocus();
  });

  it('cells with the actions of a row are reached by arrow keys, and Enter opens them', async () => {
    const screen = await open({
      cellNavigation: true,
      rowActions: () => [{ id: 'block', label: 'Blokir', onSelect: () => undefined }],
    });
    const cell = screen.getByRole('gridcell', { name: 'Rp 10' });
    (cell.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Blokir' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: /made/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(cell).toHaveFocus();
  });

  it('cells are copied to the clipboard, with an announcement', async () => {
    const screen = await open({ cellNavigation: true });
    const cell = screen.getByRole('gridcell', { name: 'Rp 30' });
    (cell.element() as HTMLElement).focus();
    const clipboardData = new DataTransfer();
    cell.element().dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
    expect(clipboardData.getData('text/plain')).toBe('30');
    await expect.element(screen.getByText('Tersalin')).toBeInTheDocument();
  });
});
