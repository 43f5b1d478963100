import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Atoms/Spinner',
  component: Spinner,
  args: { label: 'Memuat' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </Inline>
  ),
};
