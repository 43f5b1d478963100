import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Cara main',
    description: 'Lentera naik, pengali ikut naik.',
    children: 'Ambil sebelum padam, lalu periksa sendiri setiap ronde.',
    trigger: <Button variant="ghost">Cara main</Button>,
    actions: <Button>Mengerti</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };

export const Large: Story = { args: { defaultOpen: true, size: 'lg' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            Taruhan dicatat pada saat diterima server. Odds bersifat indikatif sampai taruhan
            ditutup.
          </p>
        ))}
      </>
    ),
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Cara main' });
    await userEvent.click(trigger);
    const dialog = await page.findByRole('dialog', { name: 'Cara main' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
