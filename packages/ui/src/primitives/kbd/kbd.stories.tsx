import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Text } from '../text/text.tsx';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Atoms/Kbd',
  component: Kbd,
  tags: ['display', 'wordless'],
  args: { children: '/' },
  parameters: {
    guide: {
      use: ['The key of the action beside it, for users who work with a keyboard.'],
      avoid: ['On phones: wrap it in `<Show when="mouse">`.'],
      do: [
        {
          text: 'Use one element per key, joined by a plus sign.',
          show: () => (
            <span>
              <Kbd>Ctrl</Kbd> + <Kbd>C</Kbd>
            </span>
          ),
        },
      ],
      dont: [
        { text: 'Put a whole combination into one element.', show: () => <Kbd>Ctrl + C</Kbd> },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={5}>
      {['/', 'J', 'K', 'A', 'R', 'Esc', 'Enter', '↑'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <Inline gap={1}>
        <Kbd>Ctrl</Kbd>
        <Text size="sm" tone="muted">
          +
        </Text>
        <Kbd>K</Kbd>
      </Inline>
    </Inline>
  ),
};

export const Rtl: Story = { ...Matrix, globals: { direction: 'rtl' } };
