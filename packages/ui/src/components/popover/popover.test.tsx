import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover } from './popover.tsx';

const trigger = <Button>Biaya</Button>;

const original = { width: window.innerWidth, height: window.innerHeight };

describe('Popover', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it('Popover closes on a press outside and on Escape', async () => {
    const screen = await renderInKit(
      <>
        <Popover trigger={trigger} title="Biaya admin" />
        <p>Halaman</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Biaya', exact: true });
    const popover = screen.getByRole('dialog', { name: 'Biaya admin' });
    await button.click();
    await expect.element(popover).toBeVisible();
    await screen.getByText('Halaman').click();
    await expect.element(popover).not.toBeInTheDocument();
    await button.click();
    await expect.element(popover).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('Popover traps the focus when modal', async () => {
    const screen = await renderInKit(
      <>
        <Popover trigger={trigger} title="Biaya" modal actions={<Button>Simpan</Button>} />
        <Button>Di luar</Button>
      </>,
    );
    await screen.getByRole('button', { name: 'Biaya' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
  });

  it.each([
    ['ltr', true],
    ['rtl', false],
  ] as const)(
    'a Popover with side inline-end in a %s page opens on the right of its trigger: %s',
    async (dir, right) => {
      await page.viewport(1000, 700);
      const screen = await renderInKit(
        <div style={{ display: 'grid', justifyContent: 'center', padding: 100 }}>
          <Popover trigger={trigger} title="Tip" size="sm" side="inline-end" defaultOpen />
        </div>,
        { dir },
      );
      const popover = screen.getByRole('dialog', { name: 'Tip' });
      await expect.element(popover).toBeVisible();
      const button = screen.getByRole('button', { name: 'Biaya' }).element();
      const isBeside = (): boolean => {
        const triggerBox = button.getBoundingClientRect();
        const box = popover.element().getBoundingClientRect();
        return right ? box.left >= triggerBox.right : box.right <= triggerBox.left;
      };
      await expect.poll(isBeside).toBe(true);
    },
  );

  it('Popover can be used inside a dialog', async () => {
    const screen = await renderInKit(
      <Dialog title="Deposit" trigger={<Button>Deposit</Button>}>
        <Popover trigger={trigger} title="Biaya admin" actions={<Button>Baik</Button>} />
      </Dialog>,
    );
    await screen.getByRole('button', { name: 'Deposit' }).click();
    await screen.getByRole('button', { name: 'Biaya' }).click();
    await screen.getByRole('button', { name: 'Baik' }).click();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByRole('dialog', { name: 'Biaya admin' }))
      .not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });
});
