import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { OddsButton } from './odds-button.tsx';

const meta = {
  title: 'Betting/OddsButton',
  component: OddsButton,
  args: { label: 'Meron', odds: 187, tone: 'meron', onSelectedChange: fn() },
  parameters: {
    guide: {
      unused: 'For a partner’s own markets; the arena has OddsBoard.',
      use: [
        'Odds that can be selected: a side, a market, a number.',
        'Put all odds of one event into one named group.',
      ],
      avoid: ['For the sides of a fight with pools and stakes: OddsBoard shows those.'],
      keyboard: { 'Enter, Space': 'Selects or deselects the odds.' },
      do: [
        {
          text: 'Name the side, in its tone.',
          show: () => <OddsButton label="Meron" odds={187} tone="meron" onSelectedChange={fn()} />,
        },
      ],
      dont: [
        {
          text: 'Swap the tones of the sides: people know them by their colours.',
          show: () => <OddsButton label="Meron" odds={187} tone="wala" onSelectedChange={fn()} />,
        },
        'Announce each change of odds; the arrow and the flash are enough.',
      ],
      accessibility: [
        'A toggle button named by its side and odds. Changes of odds are not announced.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof OddsButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(160)] };

const tones = ['neutral', 'meron', 'draw', 'wala'] as const;
const names = { neutral: 'Di atas 2,5', meron: 'Meron', draw: 'Seri', wala: 'Wala' } as const;

export const Matrix: Story = {
  render: () => (
    <Grid minColumn="120px" gap={3}>
      {tones.flatMap((tone) => [
        <OddsButton key={`${tone}-open`} label={names[tone]} odds={187} tone={tone} />,
        <OddsButton key={`${tone}-up`} label={names[tone]} odds={191} tone={tone} trend="up" />,
        <OddsButton key={`${tone}-down`} label={names[tone]} odds={180} tone={tone} trend="down" />,
        <OddsButton
          key={`${tone}-on`}
          label={names[tone]}
          odds={187}
          tone={tone}
          defaultSelected
        />,
        <OddsButton
          key={`${tone}-mine`}
          label={names[tone]}
          odds={187}
          tone={tone}
          note="Anda 50 rb"
        />,
        <OddsButton
          key={`${tone}-held`}
          label={names[tone]}
          odds={187}
          tone={tone}
          status="suspended"
        />,
        <OddsButton
          key={`${tone}-shut`}
          label={names[tone]}
          odds={187}
          tone={tone}
          status="closed"
        />,
        <OddsButton key={`${tone}-none`} label={names[tone]} odds={null} tone={tone} />,
      ])}
    </Grid>
  ),
};

export const Decimal: Story = { args: { format: 'decimal' }, decorators: [columnOf(160)] };

/** Every variant in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        meron: (disabled) => <OddsButton {...args} disabled={disabled} />,
        wala: (disabled) => (
          <OddsButton {...args} tone="wala" label="Wala" odds={193} disabled={disabled} />
        ),
        selected: (disabled) => <OddsButton {...args} selected disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { label: 'Kemenangan Meron sebelum menit kesepuluh', tone: 'neutral', status: 'suspended' },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { trend: 'up' },
  decorators: [columnOf(160)],
};

export const Interaction: Story = {
  args: { format: 'decimal' },
  decorators: [columnOf(160)],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Meron, 1,87' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(2);
  },
};
