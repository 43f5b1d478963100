import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Atoms/Spinner',
  component: Spinner,
  tags: ['display', 'wordless'],
  args: { label: 'Memuat' },
  parameters: {
    guide: {
      use: ['A short wait of unknown length.'],
      avoid: [
        'A page or list on its way keeps its shape with Skeleton.',
        'A known share done is Progress.',
        'On a button use its `loading`, which waits 150 ms before it shows anything.',
      ],
      do: [
        'Give it a `label` unless the thing that waits says so itself.',
        {
          text: 'One for a whole region, where what is awaited will stand.',
          show: () => <Spinner label="Memuat" size="lg" />,
        },
      ],
      dont: [
        {
          text: 'One for each thing that is awaited.',
          show: () => (
            <Inline gap={6}>
              <Spinner />
              <Spinner />
              <Spinner />
              <Spinner />
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={6}>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
      <Spinner size="lg" style={{ color: 'var(--lobi-color-accent-text)' }} />
    </Inline>
  ),
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
