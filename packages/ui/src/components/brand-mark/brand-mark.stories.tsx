import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Foundations/BrandMark',
  component: BrandMark,
  args: { name: 'Lentera' },
} satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={8}>
      <BrandMark name="Lentera" mark="lantern" />
      <BrandMark name="Pesisir" mark="waves" />
      <BrandMark name="Baja" mark="plate" />
      <BrandMark name="Lentera" variant="mark" height={48} />
      <BrandMark name="Lentera" variant="wordmark" />
    </Inline>
  ),
};
