import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { BottomSheet, Drawer } from './drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Filter',
    description: 'Pilih status dan tanggal.',
    children: 'Menunggu, diproses, selesai, ditolak.',
    trigger: <Button>Filter</Button>,
    actions: <Button>Terapkan</Button>,
  },
  parameters: {
    guide: {
      use: [
        'Something that belongs to the page and needs more room than a popover: filters, a bet slip, one record of a list.',
        'BottomSheet on phones: it opens from the bottom, in reach of the thumb, at one of two heights.',
      ],
      avoid: [
        'A question that must be answered: ConfirmDialog.',
        'A whole task with several steps: give it a page.',
      ],
      keyboard: {
        Tab: 'Moves inside; the focus is trapped.',
        Escape: 'Closes and returns the focus to the trigger.',
        'Enter on the handle': 'Expands and collapses a sheet with several heights, like a swipe.',
      },
      do: [
        {
          text: 'Keep the main button in `actions`: it stays in view while the content scrolls.',
          show: () => (
            <Stack gap={4}>
              <Text>Menunggu, diproses, selesai, ditolak.</Text>
              <Inline justify="end">
                <Button variant="ghost">Atur ulang</Button>
                <Button>Terapkan</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Give the secondary button the same emphasis as the main one.',
          show: () => (
            <Stack gap={4}>
              <Text>Menunggu, diproses, selesai, ditolak.</Text>
              <Inline justify="end">
                <Button>Atur ulang</Button>
                <Button>Terapkan</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const betSlip = (
  <Stack>
    <p>
      Meron, Laga 128. Potensi Hasil <Money value="187000" />.
    </p>
    <p>Odds ditulis sebagai pembayaran per 100 dan dapat berubah sampai taruhan ditutup.</p>
  </Stack>
);

export const Playground: Story = { args: { defaultOpen: true } };

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      {(['start', 'end'] as const).map((side) => (
        <Drawer key={side} {...args} side={side} trigger={<Button>{side}</Button>} />
      ))}
      <Drawer {...args} side="bottom" defaultOpen trigger={<Button>bottom</Button>} />
    </Inline>
  ),
};

export const Start: Story = { args: { side: 'start', defaultOpen: true } };

export const Bottom: Story = { args: { side: 'bottom', defaultOpen: true } };

/** A partly open sheet, expanded to the full page by a swipe or its handle. */
export const MobileBetSlip: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomSheet
      defaultOpen
      title="Slip Taruhan"
      trigger={<Button>Slip Taruhan</Button>}
      snapPoints={[0.45, 1]}
      actions={<Button tone="meron">Pasang Rp 100.000 di Meron</Button>}
    >
      {betSlip}
    </BottomSheet>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    defaultOpen: true,
    title: 'Filter untuk daftar transaksi, mutasi saldo, dan taruhan Anda',
    actions: <Button>Terapkan filter dan tampilkan hasilnya</Button>,
  },
};

export const Rtl: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { side: 'bottom', snapPoints: [0.5, 1] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Filter' });
    const handle = page.getByRole('button', { name: 'Perbesar panel' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('button', { name: 'Perkecil panel' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
