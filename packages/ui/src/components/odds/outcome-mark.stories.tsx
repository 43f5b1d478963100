import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { OutcomeMark } from './outcome-mark.tsx';

const outcomes = ['meron', 'wala', 'draw', 'cancelled'] as const;

const meta = {
  title: 'Betting/OutcomeMark',
  component: OutcomeMark,
  tags: ['display', 'wordless'],
  args: { outcome: 'meron', size: 40, label: 'Meron' },
  parameters: {
    guide: {
      use: [
        'Wherever an outcome is shown: letter and shape, so that it does not depend on colour alone.',
      ],
      avoid: ['As a button: OddsBoard and OddsButton include it.'],
      do: [
        {
          text: 'Omit `label` if the name of the side is beside it.',
          show: () => (
            <Inline>
              <OutcomeMark outcome="meron" size={24} />
              <span>Meron menang</span>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Replace the mark by a coloured dot: some users do not tell the colours apart.',
          show: () => (
            <Inline>
              <span
                style={{
                  inlineSize: 16,
                  blockSize: 16,
                  borderRadius: 8,
                  background: 'var(--lobi-color-meron)',
                }}
              />
              <span>Laga 128</span>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OutcomeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={5}>
      {[18, 26, 40].map((size) => (
        <Inline key={size} gap={5}>
          {outcomes.map((outcome) => (
            <OutcomeMark key={outcome} outcome={outcome} size={size} label={outcome} />
          ))}
        </Inline>
      ))}
      <Inline gap={5}>
        {outcomes.map((outcome) => (
          <span
            key={outcome}
            style={{
              padding: 10,
              background: `var(--lobi-color-${outcome === 'cancelled' ? 'cancel' : outcome})`,
            }}
          >
            <OutcomeMark outcome={outcome} size={26} inverse label={outcome} />
          </span>
        ))}
      </Inline>
    </Stack>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
