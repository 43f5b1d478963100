import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { BottomSheet, Drawer } from './drawer.tsx';

describe('Drawer', () => {
  it('Drawer opens from its trigger, closes on Escape and restores the focus', async () => {
    const screen = await renderInKit(<Drawer title="Filter" trigger={<Button>Filter</Button>} />);
    const trigger = screen.getByRole('button', { name: 'Filter' });
    await trigger.click();
    const drawer = screen.getByRole('dialog', { name: 'Filter' });
    await expect.element(drawer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  it.each([
    ['start', 'ltr', 'left'],
    ['end', 'ltr', 'right'],
    ['start', 'rtl', 'right'],
    ['end', 'rtl', 'left'],
  ] as const)('a Drawer at the %s of a %s page is at the %s', async (side, dir, edge) => {
    const screen = await renderInKit(<Drawer title="Menu" side={side} defaultOpen />, { dir });
    const box = screen.getByRole('dialog').element().getBoundingClientRect();
    expect(Math.round(edge === 'left' ? box.left : box.right)).toBe(
      edge === 'left' ? 0 : document.documentElement.clientWidth,
    );
  });

  it('Drawer has several snap points, reached by its handle or a swipe', async () => {
    const screen = await renderInKit(
      <BottomSheet title="Taruhan" defaultOpen snapPoints={[0.5, 1]} actions={<p>Pasang</p>} />,
    );
    const sheet = screen.getByRole('dialog').element();
    await expect
      .poll(() => sheet.getBoundingClientRect().top / window.innerHeight)
      .toBeGreaterThan(0.4);
    const actions = screen.getByText('Pasang').element();
    expect(actions.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await screen.getByRole('button', { name: 'Perbesar panel' }).click();
    await expect.poll(() => sheet.getBoundingClientRect().top).toBeLessThan(60);
    await screen.getByRole('button', { name: 'Perkecil panel' }).click();
    await expect.poll(() => sheet.getBoundingClientRect().top).toBeGreaterThan(100);
  });

  it('Drawer opens from below as a sheet', async () => {
    const screen = await renderInKit(<BottomSheet title="Taruhan" defaultOpen />);
    const box = screen.getByRole('dialog').element().getBoundingClientRect();
    expect(Math.round(box.bottom)).toBe(window.innerHeight);
    await screen.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
