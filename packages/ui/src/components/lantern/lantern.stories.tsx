import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lantern } from './lantern.tsx';

const meta = {
  title: 'Foundations/Lantern',
  component: Lantern,
  args: { lit: true },
  decorators: [
    (Story) => (
      <svg viewBox="-150 -150 300 300" width="300" aria-hidden="true">
        {Story()}
      </svg>
    ),
  ],
} satisfies Meta<typeof Lantern>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lit: Story = {};

export const Unlit: Story = { args: { lit: false } };
