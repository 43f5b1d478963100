import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { AgeMark } from './age-mark.tsx';

const meta = {
  title: 'Safer play/AgeMark',
  component: AgeMark,
  tags: ['display', 'wordless'],
  parameters: {
    guide: {
      use: ['At the foot of every page and beside anything that advertises play.'],
      avoid: ['As the gate itself: AgeNotice asks and blocks.'],
      do: [
        {
          text: 'Show it beside the text that advertises a game.',
          show: () => (
            <Inline wrap={false}>
              <AgeMark />
              <Text>Permainan baru: Teluk Biru.</Text>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Advertise a game without it: the foot of the page is too far away.',
          show: () => <Text>Permainan baru: Teluk Biru.</Text>,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AgeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={5}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        [18, 21].map((age) => <AgeMark key={`${size}${age}`} size={size} minimumAge={age} />),
      )}
    </Inline>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
