import type { Meta, StoryObj } from '@storybook/react-vite';
import { Odds } from './odds.tsx';

const meta = {
  title: 'Data/Odds',
  component: Odds,
  args: { value: 187 },
} satisfies Meta<typeof Odds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Decimal: Story = { args: { format: 'decimal' } };
export const None: Story = { args: { value: null } };
