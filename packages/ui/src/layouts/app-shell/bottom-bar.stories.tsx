import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { playerFrame } from '../../testing/player-frame.tsx';
import { BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  args: { items: playerFrame.bottomBar },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['Three to five main places under the thumb, below 960 px.'],
      avoid: ['More than five: put the rest behind “Akun”.', 'Things to do that lead nowhere.'],
      keyboard: { Tab: 'From place to place.' },
      do: [
        'Mark at most one place as `center`: the main action of the role.',
        'Keep labels to one short word; longer ones are cut.',
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
