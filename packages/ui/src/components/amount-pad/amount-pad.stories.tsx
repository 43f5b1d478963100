import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { AmountPad, type AmountPadProps } from './amount-pad.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

/** Stores the amount and shows it below, as an amount field would. */
function Live({ value: initial, ...rest }: AmountPadProps) {
  const [value, setValue] = useState(initial);
  return (
    <Stack gap={4}>
      <AmountPad {...rest} value={value} onValueChange={setValue} />
      <Text as="p" data-testid="amount">
        {value === null || value === '' ? '–' : <Money value={value} currency={rest.currency} />}
      </Text>
    </Stack>
  );
}

const meta = {
  title: 'Forms/AmountPad',
  component: AmountPad,
  args: { value: '100000', currency: 'IDR', onValueChange: () => undefined },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: (args) => <Live {...args} />,
  parameters: {
    guide: {
      use: [
        'Below a MoneyInput, if a few amounts cover most entries.',
        'With a keypad if the keyboard of a phone would cover the bet.',
      ],
      avoid: [
        'Choosing one of a few fixed prices: RadioCards.',
        'Chips that are placed on a table one by one: ChipSelector.',
      ],
      keyboard: {
        Tab: 'Enters and leaves the choices; they are one tab stop.',
        'ArrowLeft, ArrowRight': 'Move between the choices.',
        'Enter, Space': 'Take the choice.',
      },
      do: [
        {
          text: 'Pass the balance: amounts above it are disabled before the server can reject them.',
          show: () => (
            <AmountPad
              value="0"
              currency="IDR"
              balance="60000"
              presets={['10000', '50000', '100000']}
              onValueChange={() => undefined}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Offer a preset larger than most people can lose.',
          show: () => (
            <AmountPad
              value="0"
              currency="IDR"
              presets={['5000000', '25000000', '100000000']}
              onValueChange={() => undefined}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AmountPad>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1240px, 100vw - 48px)' }}>{Story()}</div>],
  render: (args) => (
    <Grid minColumn="300px" gap={8}>
      <Live {...args} aria-label="Terpilih" />
      <Live {...args} value={null} clear />
      <Live {...args} balance="184500" max="5000000" clear />
      <Live {...args} mode="add" clear />
      <Live {...args} presets={['5000', '20000', '1250000']} value="20000" steps={false} />
      <Live {...args} disabled clear />
      <Live {...args} presets={['50000', '100000']} steps={false} keypad />
      <Live
        {...args}
        currency="PHP"
        value="12.50"
        presets={['50.00', '100.00']}
        steps={false}
        keypad
      />
    </Grid>
  ),
};

export const States: Story = {
  parameters: shownStates,
  decorators: [(Story) => <div style={{ inlineSize: 1700 }}>{Story()}</div>],
  render: (args) => (
    <StatesTable
      rows={{
        set: (disabled, state) => <AmountPad {...args} aria-label={state} disabled={disabled} />,
        add: (disabled, state) => (
          <AmountPad {...args} aria-label={state} mode="add" clear disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { clear: true, keypad: true, presets: ['1250000', '123456789', '999999999999'] },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { clear: true, keypad: true } };

export const Interaction: Story = {
  args: { value: null, balance: '184500', clear: true, keypad: true },
  play: async ({ canvas }) => {
    const amount = canvas.getByTestId('amount');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Rp\s10\.000$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(amount).toHaveTextContent('Rp 50.000');
    await expect(canvas.getByRole('button', { name: /Rp\s500\.000$/ })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(amount).toHaveTextContent('–');
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tiga nol' }));
    await expect(amount).toHaveTextContent('Rp 75.000');
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveTextContent('Rp 75.000.000');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus angka terakhir' }));
    await expect(amount).toHaveTextContent('Rp 7.500.000');
  },
};
