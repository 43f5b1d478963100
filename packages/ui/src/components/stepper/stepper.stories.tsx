import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Stepper } from './stepper.tsx';

const steps = [
  { id: 'amount', label: 'Jumlah' },
  { id: 'channel', label: 'Kanal' },
  { id: 'proof', label: 'Bukti' },
  { id: 'status', label: 'Status' },
];
const refused = steps.map((step) => ({ ...step, error: step.id === 'channel' }));

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  args: { steps, current: 'proof', onStepSelect: fn() },
  parameters: {
    guide: {
      use: [
        'Above a task of three to six steps that are done in this order.',
        'To show which step was refused, while the reader is at another.',
      ],
      avoid: [
        'Parts that may be read in any order: Tabs.',
        'What happens by itself over time: Timeline.',
        'Two steps: a heading says enough.',
      ],
      keyboard: {
        Tab: 'Goes through the steps that lead back.',
        'Enter, Space': 'Goes back to the step.',
      },
      do: [
        {
          text: 'Name steps with one word each: on a phone only the current one is in words.',
          show: () => (
            <Stepper
              current="method"
              steps={[
                { id: 'amount', label: 'Jumlah' },
                { id: 'method', label: 'Metode' },
                { id: 'status', label: 'Status' },
              ]}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Write sentences into the steps.',
          show: () => (
            <Stepper
              current="method"
              steps={[
                { id: 'amount', label: 'Masukkan jumlah deposit pada kolom ini' },
                { id: 'method', label: 'Pilih salah satu metode' },
                { id: 'status', label: 'Lihat status permintaan' },
              ]}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      {steps.map(({ id }) => (
        <Stepper key={id} {...args} current={id} aria-label={id} />
      ))}
      <Stepper {...args} steps={refused} aria-label="Ditolak" />
      <Stepper {...args} onStepSelect={undefined} aria-label="Tanpa jalan kembali" />
      {[undefined, fn()].map((onStepSelect, index) => (
        <div key={index} style={{ maxInlineSize: 320 }}>
          <Stepper
            {...args}
            steps={refused}
            onStepSelect={onStepSelect}
            aria-label={`Sempit ${index + 1}`}
          />
        </div>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    steps: steps.map((step) => ({ ...step, label: `${step.label} penarikan ke rekening sendiri` })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Jumlah\s?, selesai/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledWith('channel');
    const items = canvas.getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('button', { name: /Status/ })).toBeNull();
  },
};
