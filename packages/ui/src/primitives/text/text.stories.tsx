import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  tags: ['display'],
  args: { children: 'Odds bersifat indikatif sampai taruhan ditutup.' },
  parameters: {
    guide: {
      use: ['Text outside of headings and controls, on the type scale and in one of its colours.'],
      avoid: ['Amounts, numbers and dates: use Money, Num, DateTime.', 'Titles: use Heading.'],
      do: [
        {
          text: 'Use the three text colours for the hierarchy of a view, and tones for states.',
          show: () => (
            <Stack gap={2}>
              <Text>Saldo</Text>
              <Text tone="secondary">Dompet utama</Text>
              <Text tone="muted">Diperbarui baru saja</Text>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Truncate text that users need for a decision: `truncate` and `lines` are for previews.',
          show: () => (
            <div style={{ inlineSize: 180 }}>
              <Text truncate>Odds bersifat indikatif sampai taruhan ditutup.</Text>
            </div>
          ),
        },
      ],
    } satisfies Guide,
  },
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

export const Weights: Story = {
  render: ({ children }) => (
    <Stack>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
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

export const TwoLines: Story = {
  args: {
    lines: 2,
    children:
      'Hasil ronde lalu tidak mengubah peluang. Setiap laga berdiri sendiri, berapa pun panjang deretnya di papan.',
  },
  decorators: [narrowBox],
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    children:
      'Deposit, penarikan dan transfer antarpengguna dicatat dalam mutasi saldo beserta saldo awal dan saldo akhirnya.',
  },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { as: 'p', align: 'start' } };
