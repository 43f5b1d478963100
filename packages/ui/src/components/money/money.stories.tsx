import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from './money.tsx';

const meta = {
  title: 'Money/Money',
  component: Money,
  tags: ['display'],
  args: { value: '1250000', currency: 'IDR' },
  parameters: {
    guide: {
      use: [
        'Wherever an amount is shown: it writes decimal text exactly, in the user’s language.',
        'With `sign="always"` in a ledger, where the direction matters more than the amount.',
        'With `compact` on chips and charts; screen readers still get the whole amount.',
      ],
      avoid: [
        'An amount to type: MoneyInput.',
        'A balance that changes while it is visible: BalanceTicker.',
        'Numbers that are no money: Num.',
      ],
      do: [
        {
          text: 'Leave a withdrawal in the text colour: only an increase is green.',
          show: () => (
            <Stack gap={2}>
              <Money value="250000" currency="IDR" sign="always" />
              <Money value="-100000" currency="IDR" sign="always" />
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Show a loss in red: it is not an error.',
          show: () => (
            <span style={{ color: 'var(--lobi-color-danger)' }}>
              <Money value="-100000" currency="IDR" sign="always" tone="plain" />
            </span>
          ),
        },
      ],
      accessibility: [
        'Screen readers read the full amount where a short form is shown, and "hidden" instead of dots.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const currencies = ['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR'] as const;

const table: Story['render'] = () => (
  <Stack gap={6}>
    {currencies.map((currency) => (
      <Grid key={currency} minColumn="140px" gap={3}>
        <Money value="1250000" currency={currency} />
        <Money value="1250000" currency={currency} sign="always" />
        <Money value="-1250000.5" currency={currency} sign="always" />
        <Money value="24400000" currency={currency} compact />
        <Money value="1250000" currency={currency} hidden />
      </Grid>
    ))}
  </Stack>
);

export const Matrix: Story = { render: table };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  render: () => (
    <Stack>
      <Money value="123456789012345678" currency="IDR" />
      <Money value="-123456789012345678.91" currency="PHP" sign="always" />
      <Money value="1250000" currency="IDR" hidden />
    </Stack>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

/** Digits run from left to right in every writing direction. */
export const Rtl: Story = { globals: { direction: 'rtl' }, render: table };

/** An invalid value shows a dash; nothing throws. */
export const Unreadable: Story = { args: { value: 'twelve' } };

export const BeyondFloats: Story = { args: { value: '123456789012345678' } };
