import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CategoryBar } from './category-bar.tsx';

const meta = {
  title: 'Games/CategoryBar',
  component: CategoryBar,
  args: {
    counts: { slots: 22, live: 10, casino: 9, cockfight: 3, fishing: 8, bingo: 6, crash: 6 },
    value: 'all',
    onValueChange: fn(),
  },
} satisfies Meta<typeof CategoryBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OnlyArenas: Story = { args: { counts: { cockfight: 6 }, value: 'cockfight' } };
