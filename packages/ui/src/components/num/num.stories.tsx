import type { Meta, StoryObj } from '@storybook/react-vite';
import { Num } from './num.tsx';

const meta = {
  title: 'Data/Num',
  component: Num,
  args: { value: 12_480 },
} satisfies Meta<typeof Num>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Percent: Story = { args: { value: 0.0525, format: 'percent' } };
export const Compact: Story = { args: { value: 12_480, format: 'compact' } };
export const ExactText: Story = { args: { value: '9007199254740993' } };
