import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { mdiBankOutline, mdiQrcode, mdiWalletOutline } from '@mdi/js';
import { Icon } from '../../primitives/icon/icon.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    label: 'Kanal pembayaran',
    items: [
      {
        value: 'qris',
        title: 'QRIS',
        meta: 'Tanpa biaya · langsung',
        icon: <Icon path={mdiQrcode} size={24} />,
      },
      {
        value: 'bank',
        title: 'Transfer bank',
        meta: 'BCA, BRI, BNI, Mandiri · 1–10 menit',
        icon: <Icon path={mdiBankOutline} size={24} />,
      },
      {
        value: 'ewallet',
        title: 'Dompet digital',
        meta: 'Tanpa biaya · langsung',
        icon: <Icon path={mdiWalletOutline} size={24} />,
        disabledReason: 'Dalam perawatan sampai 21.00 WIB',
      },
    ],
  },
  parameters: {
    guide: {
      use: [
        'One choice out of a few that differ in more than their name: payment channels with limits, fees and times.',
        'An unavailable option shows its reason in the card.',
      ],
      avoid: ['Choices that a word distinguishes: RadioGroup.'],
      keyboard: {
        Tab: 'Into the group, to the chosen card.',
        '↑, ↓, ←, →': 'Selects the previous or next card; disabled cards are skipped.',
        Space: 'Chooses the first, when none is chosen yet.',
      },
      do: [
        {
          text: 'Show a channel that is closed for an hour, and say until when.',
          show: () => (
            <RadioCards
              label="Kanal pembayaran"
              items={[
                { value: 'qris', title: 'QRIS', meta: 'Tanpa biaya · langsung' },
                {
                  value: 'bank',
                  title: 'Transfer bank',
                  disabledReason: 'Dalam perawatan sampai 21.00 WIB',
                },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Hide it: users look for an option that was there yesterday.',
          show: () => (
            <RadioCards
              label="Kanal pembayaran"
              items={[{ value: 'qris', title: 'QRIS', meta: 'Tanpa biaya · langsung' }]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(860)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumn="260px" align="start">
      <RadioCards {...args} defaultValue="qris" />
      <RadioCards {...args} error="Pilih kanal pembayaran." />
      <RadioCards
        {...args}
        defaultValue="bank"
        disabled
        hint="Permintaan sebelumnya masih diproses"
      />
    </Grid>
  ),
};

/** Without and with a choice, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'none chosen': (disabled) => (
          <RadioCards {...args} items={args.items.slice(0, 2)} disabled={disabled} />
        ),
        'first chosen': (disabled) => (
          <RadioCards
            {...args}
            items={args.items.slice(0, 2)}
            defaultValue="qris"
            disabled={disabled}
          />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Kanal pembayaran untuk deposit ini',
    defaultValue: 'a',
    error: 'Pilih kanal pembayaran.',
    items: [
      {
        value: 'a',
        title: 'Transfer bank melalui rekening bersama',
        meta: 'Penjelasan panjang tentang kolom ini yang memakan beberapa baris',
        icon: <Icon path={mdiBankOutline} size={24} />,
      },
      {
        value: 'b',
        title: 'Pulsa',
        disabledReason: 'Dalam perawatan sampai pukul sembilan malam waktu Indonesia barat',
      },
    ],
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'qris' },
  decorators: [columnOf(860)],
};

export const Interaction: Story = {
  decorators: [columnOf(860)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Transfer bank' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dompet digital' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Dompet digital' })).toHaveAccessibleDescription(
      /21\.00 WIB/,
    );
  },
};
