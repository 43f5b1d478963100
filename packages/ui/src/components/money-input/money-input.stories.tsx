import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyInput } from './money-input.tsx';

const meta = {
  title: 'Forms/MoneyInput',
  component: MoneyInput,
  args: { label: 'Nilai Taruhan', currency: 'IDR', min: '10000', max: '5000000' },
} satisfies Meta<typeof MoneyInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { defaultValue: '100000' } };
export const UnderMinimum: Story = { args: { defaultValue: '7500' } };
export const OverMaximum: Story = { args: { defaultValue: '7500000' } };
export const Insufficient: Story = { args: { defaultValue: '500000', balance: '184500' } };
export const Unreadable: Story = { args: { defaultValue: 'lima ribu' } };
export const WithDecimals: Story = {
  args: { currency: 'PHP', defaultValue: '1250.75', min: '1.00', max: '5000.00' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '100000' } };
