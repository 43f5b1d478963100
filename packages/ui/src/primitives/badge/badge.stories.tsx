import { mdiCheckCircleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

const tones = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'meron',
  'wala',
  'draw',
] as const;

const meta = {
  title: 'Atoms/Badge',
  component: Badge,
  tags: ['display'],
  args: { children: 'Menunggu', tone: 'warning' },
  parameters: {
    guide: {
      use: [
        'One or two words about the state of the thing beside it.',
        'A count at the corner of an icon or behind a name: say what is counted in `label`.',
      ],
      avoid: [
        'Statuses of the product: use StatusBadge, which defines text, icon and tone.',
        'For a control: use Chip. For a choice: use ChipGroup.',
      ],
      do: [
        {
          text: 'Express the meaning as text; the tone only repeats it.',
          show: () => (
            <Inline>
              <Badge tone="warning">Menunggu</Badge>
              <Badge tone="success">Selesai</Badge>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Put two solid badges side by side: they compete for attention.',
          show: () => (
            <Inline>
              <Badge variant="solid" tone="warning">
                Menunggu
              </Badge>
              <Badge variant="solid" tone="danger">
                Ditolak
              </Badge>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
      <Inline>
        <Badge dot tone="success">
          Dibuka
        </Badge>
        <Badge tone="success" icon={<Icon path={mdiCheckCircleOutline} size={16} />}>
          Selesai
        </Badge>
      </Inline>
      <Inline>
        {[0, 7, 64, 99, 100, 1280].map((count) => (
          <Badge
            key={count}
            tone="danger"
            variant="solid"
            label="Belum dibaca"
            count={count}
            showZero
          />
        ))}
        <Badge tone="accent" count={1280} max={999} label="Permainan" />
        <Badge variant="outline" count={12} label="Laga" />
      </Inline>
    </Stack>
  ),
};

export const WithDot: Story = { args: { dot: true, tone: 'success', children: 'Dibuka' } };

export const WithIcon: Story = {
  args: {
    tone: 'success',
    icon: <Icon path={mdiCheckCircleOutline} size={16} />,
    children: 'Selesai',
  },
};

/** A count of 0 renders nothing by default. */
export const Zero: Story = {
  render: () => (
    <Inline>
      <Badge count={0} label="Belum dibaca" tone="danger" />
      <Badge count={0} label="Belum dibaca" showZero />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { children: 'Menunggu persetujuan kedua' },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { dot: true, children: 'Taruhan dibuka' },
};
