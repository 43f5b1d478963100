import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
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
  parameters: {
    guide: {
      use: [
        'A task or an explanation that needs full attention for a short time.',
        'A short task that would lose its context on a separate page.',
      ],
      avoid: [
        'A yes-or-no question before an action: ConfirmDialog focuses the cancel button.',
        'Details beside one thing: Popover leaves the page readable.',
        'Filters and long forms on a phone: Drawer or BottomSheet.',
      ],
      keyboard: {
        Tab: 'Moves inside the dialog; the focus is trapped.',
        Escape: 'Closes and returns the focus to the trigger.',
      },
      do: [
        {
          text: 'Name the action on the main button, and put it last.',
          show: () => (
            <Inline>
              <Button variant="ghost">Nanti</Button>
              <Button>Simpan batas</Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Give all buttons the same style: users must read all of them to find the main one.',
          show: () => (
            <Inline>
              <Button variant="outline">Simpan batas</Button>
              <Button variant="outline">Nanti</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md'] as const).map((size) => (
        <Dialog key={size} {...args} size={size} trigger={<Button variant="soft">{size}</Button>} />
      ))}
      <Dialog {...args} size="lg" defaultOpen trigger={<Button variant="soft">lg</Button>} />
    </Inline>
  ),
};

export const Closed: Story = {};

export const Small: Story = { args: { defaultOpen: true, size: 'sm' } };

export const Large: Story = { args: { defaultOpen: true, size: 'lg' } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    defaultOpen: true,
    size: 'sm',
    title: 'Bagaimana pengali ditentukan dan bagaimana Anda dapat memeriksa hasilnya sendiri',
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

export const Rtl: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Cara main' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'Cara main' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
