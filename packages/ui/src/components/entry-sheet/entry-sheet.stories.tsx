import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Money } from '../money/money.tsx';
import { causeFacts } from './cause-facts.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { sampleEntries } from './sample-entries.ts';

const meta = {
  title: 'Data/EntrySheet',
  component: EntrySheet,
  args: {
    open: true,
    onOpenChange: fn(),
    entry: sampleEntries.bet,
    causeHref: '#game',
  },
  parameters: {
    guide: {
      use: ['One movement of the ledger, opened from its row: why the balance changed.'],
      avoid: ['A transaction under way: show `TransactionTimeline`.'],
      keyboard: {
        Escape: 'Closes and returns the focus to the row.',
        Tab: 'From the close button to the link to the cause; the focus is trapped.',
      },
      do: [
        {
          text: 'Show the balance before and after, so that the amount can be checked.',
          show: () => (
            <DescriptionList
              items={[
                { label: 'Saldo sebelum', value: <Money value="2684500" currency="IDR" /> },
                { label: 'Jumlah', value: <Money value="-500000" currency="IDR" sign="always" /> },
                {
                  label: 'Saldo sesudah',
                  value: <Money value="2184500" currency="IDR" />,
                  total: true,
                },
              ]}
            />
          ),
        },
        'Keep the movement in the address, so that it can be shared.',
      ],
      dont: [
        {
          text: 'Show the amount alone: it does not explain the balance.',
          show: () => (
            <DescriptionList
              items={[
                { label: 'Jumlah', value: <Money value="-500000" currency="IDR" sign="always" /> },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof EntrySheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Play: Story = { args: { entry: sampleEntries.play } };
export const Provider: Story = { args: { entry: sampleEntries.provider } };
export const ProviderAdjustment: Story = { args: { entry: sampleEntries.adjustment } };
export const Transaction: Story = { args: { entry: sampleEntries.transaction } };
export const Earnings: Story = { args: { entry: sampleEntries.earning } };
export const Correction: Story = { args: { entry: sampleEntries.correction } };
export const Voided: Story = { args: { entry: sampleEntries.voided } };
export const Reversal: Story = {
  args: { entry: sampleEntries.reversal, causeHref: undefined, entryHref: () => '#before' },
};
export const Reversed: Story = { args: { entry: sampleEntries.reversed, causeHref: undefined } };
export const Platform: Story = { args: { entry: sampleEntries.platform, causeHref: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { entry: undefined } };
export const Failed: Story = {
  args: { entry: undefined, error: 'Server terlalu lama merespons.', onRetry: fn() },
};

/** Entries of every kind of cause, side by side. */
function EveryCause() {
  const texts = useMessages();
  return (
    <Stack gap={6}>
      {Object.entries(sampleEntries).map(([name, entry]) => (
        <DescriptionList key={name} items={causeFacts(entry, texts)} />
      ))}
    </Stack>
  );
}

export const Matrix: Story = { render: () => <EveryCause /> };

export const LongText: Story = {
  args: {
    entry: {
      ...sampleEntries.transaction,
      details: 'Penarikan ke rekening bersama keluarga besar di Bank Pembangunan Daerah 5527',
      cause: {
        type: 'transaction',
        transaction: {
          ...sampleEntries.transaction.cause.transaction,
          from: { username: 'nama-pengguna-yang-sangat-panjang-sekali' },
          note: 'Tolong dikirim sebelum sore, karena dibutuhkan untuk membayar uang sekolah.',
        },
      },
    },
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

/** The close button closes it; the link leads to the cause of the entry. */
export const Interaction: Story = {
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('link', { name: 'Lihat asalnya' })).toHaveAttribute(
      'href',
      '#game',
    );
    await userEvent.click(body.getByRole('button', { name: 'Tutup' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
