import type { Meta, StoryObj } from '@storybook/react-vite';
import { someResults } from '../../testing/lobby-fixtures.ts';
import { ResultsTicker } from './results-ticker.tsx';

const meta = {
  title: 'Games/ResultsTicker',
  component: ResultsTicker,
  args: { results: someResults },
} satisfies Meta<typeof ResultsTicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Few: Story = { args: { results: someResults.slice(0, 2) } };
