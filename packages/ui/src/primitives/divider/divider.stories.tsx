import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Foundations/Divider',
  component: Divider,
  tags: ['display', 'wordless'],
  parameters: {
    guide: {
      unused: 'For a partner’s pages; the app separates by space and cards.',
      use: ['Groups inside one panel that space alone does not separate.'],
      avoid: ['Between the rows of a list that has lines already.'],
      do: [
        {
          text: 'Draw one line between two groups.',
          show: () => (
            <Stack gap={2}>
              <Text>Dompet</Text>
              <Text>Taruhan saya</Text>
              <Divider />
              <Text>Keluar</Text>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Draw a line after every item: the groups are no longer visible.',
          show: () => (
            <Stack gap={2}>
              <Text>Dompet</Text>
              <Divider />
              <Text>Taruhan saya</Text>
              <Divider />
              <Text>Keluar</Text>
              <Divider />
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      <Text>Saldo</Text>
      <Divider />
      <Inline gap={4} align="stretch">
        <Text>Masuk</Text>
        <Divider orientation="vertical" />
        <Text>Keluar</Text>
        <Divider orientation="vertical" />
        <Text>Komisi</Text>
      </Inline>
    </Stack>
  ),
};

export const Rtl: Story = { ...Matrix, globals: { direction: 'rtl' } };
