import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountPad, type AmountPadProps } from './amount-pad.tsx';

const meta = {
  title: 'Forms/AmountPad',
  component: AmountPad,
  args: { value: '100000', currency: 'IDR', onValueChange: () => undefined },
} satisfies Meta<typeof AmountPad>;
export default meta;

type Story = StoryObj<typeof meta>;

function Live(args: AmountPadProps) {
  const [value, setValue] = useState(args.value);
  return <AmountPad {...args} value={value} onValueChange={setValue} />;
}

export const Playground: Story = { render: (args) => <Live {...args} /> };
export const BeyondTheBalance: Story = { args: { balance: '184500', max: '5000000' } };
export const OwnPresets: Story = {
  args: { presets: ['5000', '20000', '1250000'], value: '20000', steps: false },
};
export const Empty: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
