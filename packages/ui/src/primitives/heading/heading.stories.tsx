import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  tags: ['display'],
  args: { children: 'Lentera Terbang' },
  parameters: {
    guide: {
      use: ['The title of a page, a section or a card: screen readers jump from one to the next.'],
      avoid: ['Bold words inside a text are Text with a weight.'],
      do: [
        {
          text: 'Choose `level` by the outline and `size` by the appearance, independently.',
          show: () => (
            <Stack gap={2}>
              <Heading level={2} size="xl">
                Lentera Terbang
              </Heading>
              <Heading level={3} size="sm">
                Aturan laga
              </Heading>
            </Stack>
          ),
        },
      ],
      dont: ['Leave out a level because the next one is too small: that is what `size` is for.'],
    } satisfies Guide,
  },
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

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    size: 'xl',
    children: 'Pengecualian diri dan batas kerugian bulanan untuk permainan langsung',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { size: 'xl' } };
