import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { children: 'Lentera Terbang' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack>
      {(['sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const).map((size) => (
        <Heading key={size} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};
