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
      use: ['A key that does what stands beside it, where people work with a keyboard.'],
      avoid: ['On phones: wrap it in `<Show when="mouse">`.'],
      do: [
        {
          text: 'One element a key; join them with a plus.',
          show: () => (
            <span>
              <Kbd>Ctrl</Kbd> + <Kbd>C</Kbd>
            </span>
          ),
        },
      ],
      dont: [{ text: 'Put a whole combination into one.', show: () => <Kbd>Ctrl + C</Kbd> }],
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
