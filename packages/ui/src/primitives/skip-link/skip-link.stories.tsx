import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Foundations/SkipLink',
  component: SkipLink,
  parameters: {
    guide: {
      use: ['Once per page, as its first element: AppShell includes one.'],
      avoid: ['Jumps inside a long text: use links.'],
      keyboard: {
        Tab: 'Shows it, as the first thing of the page.',
        Enter: 'Jumps to the content.',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main id="main">Isi</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It takes no space until it is focused. */
export const Matrix: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  play: async () => {
    await userEvent.tab();
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.tab();
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
