import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Atoms/Callout',
  component: Callout,
  args: {
    title: 'Batas harian hampir tercapai',
    children: 'Anda masih dapat mendepositkan Rp 200.000 hari ini.',
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const WithActionAndDismiss: Story = {
  args: {
    tone: 'warning',
    onDismiss: fn(),
    action: (
      <Button size="sm" variant="outline">
        Atur batas
      </Button>
    ),
  },
};
