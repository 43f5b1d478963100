import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { FairPlayNote } from './fair-play-note.tsx';

const meta = {
  title: 'Safer play/FairPlayNote',
  component: FairPlayNote,
  args: { limitsHref: '#limits', breakHref: '#break', exclusionHref: '#exclusion' },
  parameters: {
    guide: {
      unused: 'For a page of a partner’s own games; the app explains fairness in FairnessPanel.',
      use: ['At the bottom of every page: one press to limits, a break, or self-exclusion.'],
      avoid: ['In place of HelpLinks on the page of responsible play.'],
      keyboard: { 'Tab, Enter': 'Follows a link.' },
      do: [
        {
          text: 'Link limits, a break and the exclusion, side by side.',
          show: () => (
            <FairPlayNote limitsHref="#limits" breakHref="#break" exclusionHref="#exclusion" />
          ),
        },
      ],
      dont: [
        {
          text: 'Link only the limits: self-exclusion must not be harder to find.',
          show: () => <FairPlayNote limitsHref="#limits" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof FairPlayNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={6}>
      <FairPlayNote {...args} />
      <FairPlayNote aria-label="Catatan tanpa tautan" minimumAge={18} />
    </Stack>
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Atur batas' })).toHaveFocus();
  },
};
