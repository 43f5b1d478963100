import { mdiCheckCircleOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Atoms/Badge',
  component: Badge,
  args: { children: 'Menunggu', tone: 'warning' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          {(
            [
              'neutral',
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
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
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
