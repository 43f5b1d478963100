import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Odds bersifat indikatif sampai taruhan ditutup.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
      {(
        [
          'default',
          'secondary',
          'muted',
          'accent',
          'success',
          'warning',
          'danger',
          'info',
          'meron',
          'wala',
          'draw',
        ] as const
      ).map((tone) => (
        <Text key={tone} tone={tone} weight="semibold">
          {children}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
};

export const Numeric: Story = { args: { numeric: true, children: 'Rp 1.250.000' } };
