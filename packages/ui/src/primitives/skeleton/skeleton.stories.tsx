import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Atoms/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack aria-busy="true">
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} />
      </Inline>
      <Skeleton shape="block" height="160px" />
    </Stack>
  ),
};
