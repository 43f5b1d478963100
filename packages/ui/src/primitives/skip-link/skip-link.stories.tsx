import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Foundations/SkipLink',
  component: SkipLink,
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

export const ShownOnFocus: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
