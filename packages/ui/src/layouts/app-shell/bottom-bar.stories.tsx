import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { severalLandmarks } from '../../testing/story-boxes.tsx';
import { playerFrame } from '../../testing/player-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';

/** Places as the bar draws them, which itself is fixed to the bottom of a phone. */
const placesNamed = (...labels: readonly string[]) => (
  <Grid columns={5} gap={1} style={{ maxInlineSize: 320, textAlign: 'center' }}>
    {playerFrame.bottomBar.map(({ icon }, index) => (
      <Stack key={icon} gap={1} align="center" style={{ minInlineSize: 0 }}>
        <Icon path={icon} size={24} />
        <Text size="xs" truncate style={{ maxInlineSize: '100%' }}>
          {labels[index]}
        </Text>
      </Stack>
    ))}
  </Grid>
);

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: { items: playerFrame.bottomBar },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Three to five main pages, in reach of the thumb, below 960 px.'],
      avoid: ['More than five: put the rest behind “Akun”.', 'Actions that do not lead to a page.'],
      keyboard: { Tab: 'From page to page.' },
      do: [
        {
          text: 'Use one short word per label; longer ones are truncated.',
          show: () => placesNamed('Lobi', 'Cari', 'Deposit', 'Taruhan', 'Akun'),
        },
        'Mark at most one page as `center`: the main action of the role.',
      ],
      dont: [
        {
          text: 'Write the action in full: the label is truncated.',
          show: () =>
            placesNamed('Halaman lobi', 'Cari permainan', 'Isi saldo', 'Taruhan saya', 'Akun saya'),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  args: {
    items: playerFrame.bottomBar.map((item, index) => ({
      ...item,
      badge: index === 2 ? undefined : '99+',
    })),
  },
};

/** Pages and the main action in every pointer and keyboard state; none is ever disabled. */
export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks },
  render: ({ items }) => (
    <StatesTable
      rows={{
        'bottom bar': (disabled) =>
          disabled ? undefined : (
            // Fixed elements are positioned relative to a transformed ancestor.
            <div style={{ inlineSize: 240, blockSize: 80, transform: 'translate(0)' }}>
              <BottomBar items={items.slice(0, 3)} />
            </div>
          ),
      }}
    />
  ),
};

export const ThreePlaces: Story = { args: { items: playerFrame.bottomBar.slice(0, 3) } };

/** The narrowest phone. */
export const Narrowest: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    items: playerFrame.bottomBar.map((item) => ({ ...item, label: `${item.label} permainan` })),
  },
};

export const Rtl: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const places = within(canvasElement).getAllByRole('link', { hidden: true });
    await expect(places).toHaveLength(5);
    await userEvent.tab();
    await expect(places[0]).toHaveAttribute('aria-current', 'page');
  },
};
