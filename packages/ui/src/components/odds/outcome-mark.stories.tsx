import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutcomeMark } from './outcome-mark.tsx';

const meta = {
  title: 'Betting/OutcomeMark',
  component: OutcomeMark,
  args: { outcome: 'meron', size: 40, label: 'Meron' },
} satisfies Meta<typeof OutcomeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {(['meron', 'wala', 'draw', 'cancelled'] as const).map((outcome) => (
        <OutcomeMark key={outcome} outcome={outcome} size={40} label={outcome} />
      ))}
    </div>
  ),
};
