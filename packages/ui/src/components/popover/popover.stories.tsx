import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="soft">Biaya admin</Button>,
    title: 'Biaya admin',
    children: 'Rp 1.500 per transaksi, sudah termasuk dalam jumlah yang Anda bayar.',
  },
  decorators: [(Story) => <div style={{ padding: '200px 24px' }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Details of one thing on the page, or two or three fields about it.',
        'Longer or operable content where a tooltip would not do.',
      ],
      avoid: [
        'A list of things to do: Menu.',
        'One short sentence: Tooltip.',
        'A separate task, or anything that must not be missed: Dialog.',
      ],
      keyboard: {
        'Enter, Space': 'Opens and moves the focus inside.',
        Tab: 'Goes through the content and on to the page; with `modal` round again.',
        Escape: 'Closes and returns the focus to the trigger.',
      },
      do: [
        {
          text: 'Use the label of the trigger as the title.',
          show: () => (
            <Stack gap={3} align="start">
              <Button variant="soft">Biaya admin</Button>
              <Card level="raised">
                <Heading level={4} size="sm">
                  Biaya admin
                </Heading>
                <Text>Rp 1.500 per transaksi.</Text>
              </Card>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Title it “Info”: the user cannot see what was opened.',
          show: () => (
            <Stack gap={3} align="start">
              <Button variant="soft">Biaya admin</Button>
              <Card level="raised">
                <Heading level={4} size="sm">
                  Info
                </Heading>
                <Text>Rp 1.500 per transaksi.</Text>
              </Card>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true } };

const sides = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

const compass: Story['render'] = (args) => (
  <div style={{ display: 'grid', gap: 200, justifyItems: 'center' }}>
    {sides.map((side) => (
      <Popover
        key={side}
        {...args}
        defaultOpen
        size="sm"
        side={side}
        trigger={<Button variant="soft">{side}</Button>}
      />
    ))}
  </div>
);

export const Matrix: Story = { render: compass };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    defaultOpen: true,
    title: 'Bagaimana biaya admin kanal pembayaran ini dihitung',
    description: 'Biaya dihitung dari jumlah deposit dan dibulatkan ke rupiah terdekat.',
    actions: <Button size="sm">Lihat semua kanal pembayaran</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, render: compass };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Biaya admin' });
    await waitFor(() => expect(page.getByRole('button', { name: 'Tutup' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('button', { name: 'Biaya admin' })).toHaveFocus();
  },
};
