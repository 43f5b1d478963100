import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Stack } from '../stack/stack.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Atoms/Progress',
  component: Progress,
  tags: ['display'],
  args: { label: 'Mengunggah bukti transfer', value: 64 },
  parameters: {
    guide: {
      use: ['For work that finishes without the user: an upload, an export, loading a game.'],
      avoid: [
        'For the used share of a limit: use Meter.',
        'For steps that the user completes: use Stepper.',
        'For a short wait: use Spinner.',
      ],
      do: [
        {
          text: 'Pass `null` while the progress is unknown.',
          show: () => <Progress label="Menyiapkan laporan" value={null} />,
        },
      ],
      dont: [
        {
          text: 'Show an estimate as progress: it will stand still or jump.',
          show: () => <Progress label="Menyiapkan laporan" value={50} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ label }) => (
    <Stack gap={6}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Progress key={size} label={label} value={64} size={size} />
      ))}
      <Progress label="Menunggu antrean" value={null} />
      <Progress label="Belum dimulai" value={0} />
      <Progress label="Selesai" value={100} tone="success" />
      <Progress label="Terhenti" value={38} tone="danger" />
      <Progress label="3 dari 4 berkas" value={3} max={4} tone="info" />
      <Progress label="Tanpa kata" value={50} labelHidden valueHidden size="sm" />
    </Stack>
  ),
};

export const Loading: Story = { args: { value: null } };

/** With reduced motion, unknown progress is a faint bar without animation. */
export const LoadingWithoutMotion: Story = {
  args: { value: null },
  globals: { motion: 'reduced' },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Mengunggah bukti transfer dan mencocokkan nama pemilik rekening' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
