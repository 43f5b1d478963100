import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Money/Money',
  component: Money,
  args: { value: '1250000', currency: 'IDR' },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Negative: Story = { args: { value: '-500000' } };
export const SignedIncrease: Story = { args: { value: '150000', sign: 'always' } };
export const SignedDecrease: Story = { args: { value: '-2000000', sign: 'always' } };
export const Compact: Story = { args: { value: '1300000', compact: true } };
export const Hidden: Story = { args: { hidden: true } };
export const Unreadable: Story = { args: { value: 'twelve' } };
export const BeyondFloats: Story = { args: { value: '123456789012345678' } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {['IDR', 'PHP', 'USD', 'VND', 'THB', 'MYR'].map((currency) => (
        <Stack key={currency} gap={1}>
          <Money value="1250000" currency={currency} />
          <Money value="-1250000.5" currency={currency} />
          <Money value="1250000" currency={currency} sign="always" />
          <Money value="24400000" currency={currency} compact />
        </Stack>
      ))}
    </Stack>
  ),
};
