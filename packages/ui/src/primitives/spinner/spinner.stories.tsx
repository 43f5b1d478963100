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
        'A loading page or list: use Skeleton, which preserves the layout.',
        'Known progress: use Progress.',
        'On a button: use its `loading`, which waits 150 ms before it shows anything.',
      ],
      do: [
        'Set a `label` unless the content around it is already announced as loading.',
        {
          text: 'Use one for a whole region, at the position of the content.',
          show: () => <Spinner label="Memuat" size="lg" />,
        },
      ],
      dont: [
        {
          text: 'Use one for each loading item.',
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
