import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Lantern } from './lantern.tsx';

const meta = {
  title: 'Foundations/Lantern',
  component: Lantern,
  tags: ['display', 'wordless'],
  args: { lit: true },
  parameters: {
    guide: {
      use: ['The main illustration of empty states, error pages and the age notice.'],
      avoid: ['As an icon: it is a picture and needs room.'],
      do: [
        {
          text: 'Show it lit if there is content, unlit if there is none.',
          show: () => (
            <Inline>
              <svg viewBox="-150 -150 300 300" width="110">
                <Lantern lit />
              </svg>
              <svg viewBox="-150 -150 300 300" width="110">
                <Lantern lit={false} />
              </svg>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Show two lit lanterns in one view.',
          show: () => (
            <Inline>
              <svg viewBox="-150 -150 300 300" width="110">
                <Lantern lit />
              </svg>
              <svg viewBox="-150 -150 300 300" width="110">
                <Lantern lit />
              </svg>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <svg
        viewBox="-240 -150 480 300"
        style={{ inlineSize: 480, maxInlineSize: '100%' }}
        aria-hidden="true"
      >
        {Story()}
      </svg>
    ),
  ],
} satisfies Meta<typeof Lantern>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <>
      <Lantern x={-90} lit />
      <Lantern x={20} />
      <Lantern x={90} scale={0.5} lit halo={false} />
    </>
  ),
};

export const Unlit: Story = { args: { lit: false } };

export const Rtl: Story = { globals: { direction: 'rtl' } };
