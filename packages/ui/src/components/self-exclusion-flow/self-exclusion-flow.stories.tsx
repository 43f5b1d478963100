import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { SelfExclusionFlow } from './self-exclusion-flow.tsx';

const meta = {
  title: 'Safer play/SelfExclusionFlow',
  component: SelfExclusionFlow,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: [
        'On a separate page, reachable from every page, without an identity check.',
        'Store the exclusion per person, not per brand, and allow withdrawals of the balance.',
      ],
      avoid: ['For a pause of some weeks: use TimeOutDialog.'],
      keyboard: {
        Tab: 'Goes through the step; the focus starts on its heading.',
        Enter: 'Continues, or confirms once the phrase is typed.',
      },
      do: [
        {
          text: 'Lead straight to the next step.',
          show: () => (
            <Stack gap={3} align="start">
              <Text>Anda tidak dapat bermain selama 6 bulan.</Text>
              <Button>Lanjut</Button>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Show offers, questions or images of games between the steps.',
          show: () => (
            <Stack gap={3} align="start">
              <Text>Sebelum Anda pergi: bonus Rp 100.000 menunggu.</Text>
              <Inline>
                <Button>Ambil bonus</Button>
                <Button variant="ghost">Lanjut</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SelfExclusionFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

const toConfirmation: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
  await userEvent.click(canvas.getByRole('radio', { name: '6 bulan' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
};

export const Playground: Story = {};

export const Matrix: Story = {
  parameters: severalLandmarks,
  render: (args) => (
    <Grid align="start" minColumn="320px">
      <SelfExclusionFlow {...args} />
      <SelfExclusionFlow {...args} status="done" until="2027-05-20T09:00:00.000Z" />
      <SelfExclusionFlow {...args} status="done" until={null} />
    </Grid>
  ),
};

export const Length: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Tanpa batas waktu' }));
  },
};

export const Sure: Story = { play: toConfirmation };

export const Error: Story = {
  args: { error: 'Belum dapat diproses. Silakan coba lagi atau hubungi dukungan.' },
  play: toConfirmation,
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Lama pengecualian' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Konfirmasi' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('KECUALIKAN SAYA{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('6m');
  },
};
