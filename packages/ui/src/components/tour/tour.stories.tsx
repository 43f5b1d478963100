import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { Tour, type TourProps } from './tour.tsx';

/** A sample page for the tour. */
function Page({ onEnd, ...tour }: TourProps) {
  const [open, setOpen] = useState(tour.open ?? false);
  return (
    <Stack gap={6} style={{ minBlockSize: 480 }}>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Tunjukkan caranya
      </Button>
      <Card id="tour-wallet">
        Saldo <Money value="1250000" />
      </Card>
      <Card id="tour-limit">Batas deposit</Card>
      <Tour
        {...tour}
        open={open}
        onEnd={(how) => {
          setOpen(false);
          onEnd(how);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  render: (args) => <Page {...args} />,
  args: {
    onEnd: fn(),
    steps: [
      {
        id: 'wallet',
        target: '#tour-wallet',
        title: 'Saldo Anda',
        body: 'Selalu terlihat, juga saat bermain.',
      },
      {
        id: 'limit',
        target: '#tour-limit',
        title: 'Batas Anda',
        body: 'Atur sendiri berapa yang boleh Anda depositkan sehari.',
        side: 'top',
      },
      {
        id: 'help',
        target: '#tour-nowhere',
        title: 'Butuh bantuan?',
        body: 'Tautan bantuan ada di kaki setiap halaman.',
      },
    ],
  },
  parameters: {
    guide: {
      unused:
        'For a partner that introduces its own pages; the app explains where something is used.',
      use: [
        'Two to five things on a new page that cannot explain themselves, when the reader asks.',
      ],
      avoid: [
        'Opening by itself on every visit: it is off by default, remember that it has ended.',
        'Explaining what a label could say.',
      ],
      keyboard: {
        Enter: 'On “Lanjut”: the next step; the focus stays there.',
        Tab: 'Between skip, back and next.',
        Escape: 'Skips the rest and gives the focus back.',
      },
      do: [
        {
          text: 'Name the part in the title, and say in one sentence what it does for the reader.',
          show: () => (
            <Card>
              <Stack gap={2}>
                <Text weight="semibold">Batas Anda</Text>
                <Text size="sm">Atur sendiri berapa yang boleh Anda depositkan sehari.</Text>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Spend a step on words that point at nothing.',
          show: () => (
            <Card>
              <Stack gap={2}>
                <Text weight="semibold">Lobi baru</Text>
                <Text size="sm">Lihat semua yang baru di sini.</Text>
              </Stack>
            </Card>
          ),
        },
      ],
      accessibility: ['Each step is announced with its place, title and text.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tour>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { open: true } };

export const Matrix: Story = { args: { open: true, defaultIndex: 1 } };

export const LastStepWithoutTarget: Story = { args: { open: true, defaultIndex: 2 } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    open: true,
    steps: [
      {
        id: 'wallet',
        target: '#tour-wallet',
        title: 'Saldo Anda selalu terlihat di bagian atas setiap halaman',
        body: 'Angka ini diperbarui begitu server mencatat deposit, penarikan, taruhan, atau pembayaran.',
      },
      { id: 'limit', target: '#tour-limit', title: 'Batas', body: 'Atur sendiri.' },
    ],
  },
};

export const Rtl: Story = {
  args: { open: true, defaultIndex: 1 },
  globals: { direction: 'rtl' },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const start = page.getByRole('button', { name: 'Tunjukkan caranya' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Saldo Anda' });
    const next = page.getByRole('button', { name: 'Lanjut' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Batas Anda' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledWith('skipped');
    await waitFor(() => expect(start).toHaveFocus());
  },
};
