import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { MoneyInput } from './money-input.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: {
    label: 'Nilai taruhan',
    currency: 'IDR',
    min: '10000',
    max: '5000000',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'Every amount of money that is typed: it reads 1.250.000, 1,25jt and 50rb alike.',
        'With AmountPad below it where the usual amounts are few.',
      ],
      avoid: [
        'Money that is only shown: Money, or ReadOnlyField in a form.',
        'Numbers that are not money: NumberField.',
      ],
      keyboard: {
        'Digits, marks, words':
          'Grouped while typing; abbreviations such as 50rb are expanded on blur.',
        'Backspace, Delete':
          'Delete the digit beside a group separator, never the separator alone.',
      },
      do: [
        {
          text: 'Pass the limits: they are shown beside the label, abbreviated on screen and in full for screen readers.',
          show: () => (
            <MoneyInput
              label="Nilai taruhan"
              currency="IDR"
              min="10000"
              max="5000000"
              defaultValue="50000"
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Cut an amount down to the limit by itself: say what is wrong and leave it.',
          show: () => <MoneyInput label="Nilai taruhan" currency="IDR" defaultValue="5000000" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof MoneyInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1000px, 100vw - 48px)' }}>{Story()}</div>],
  render: (args) => (
    <Grid minColumn="280px" gap={6}>
      <MoneyInput {...args} label="Kosong" />
      <MoneyInput {...args} label="Terisi" defaultValue="100000" />
      <MoneyInput {...args} label="Ukuran md" size="md" defaultValue="100000" />
      <MoneyInput
        {...args}
        fieldName="nilai taruhan"
        label="Di bawah minimal"
        defaultValue="7500"
      />
      <MoneyInput
        {...args}
        fieldName="nilai taruhan"
        label="Di atas maksimal"
        defaultValue="7500000"
      />
      <MoneyInput {...args} label="Saldo kurang" defaultValue="500000" balance="184500" />
      <MoneyInput
        {...args}
        fieldName="nilai taruhan"
        label="Tidak terbaca"
        defaultValue="lima ribu"
      />
      <MoneyInput
        {...args}
        label="Dengan sen"
        currency="PHP"
        defaultValue="1250.75"
        min="1.00"
        max="5000.00"
      />
      <MoneyInput {...args} label="Nonaktif" disabled defaultValue="100000" />
      <MoneyInput {...args} label="Opsional" optional showLimits={false} hint="Boleh dikosongkan" />
    </Grid>
  ),
};

/** Empty, filled and invalid, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        empty: (disabled) => <MoneyInput {...args} disabled={disabled} />,
        filled: (disabled) => <MoneyInput {...args} defaultValue="100000" disabled={disabled} />,
        refused: (disabled) => <MoneyInput {...args} defaultValue="7500" disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Jumlah yang ingin Anda pindahkan ke dompet pemain',
    defaultValue: '999999999999999',
    balance: '184500',
    hint: 'Dipotong dari saldo Anda begitu dikirim, tanpa biaya admin.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: '1250000', balance: '184500' },
};

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Nilai taruhan');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1250000');
    await expect(input).toHaveValue('1.250.000');
    await userEvent.clear(input);
    await userEvent.paste('Rp\u00a01.250.000,-');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250000', expect.anything());
    await userEvent.clear(input);
    await userEvent.keyboard('1,25jt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1250000', expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('1.250.000');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const WithDecimals: Story = {
  args: { currency: 'PHP', defaultValue: '1250.75', min: '1.00', max: '5000.00' },
};
