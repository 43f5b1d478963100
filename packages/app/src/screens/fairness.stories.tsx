import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';
import { publishedPlays } from '../fairness/published-plays.ts';

const meta = { ...screenStories, title: 'Screens/App/Fairness' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const path = '/fairness';

export const Player: Story = { args: { path } };

/** The verifier needs no account. */
export const Guest: Story = { args: { path, role: 'guest' } };

/** The address names a play that does not exist. */
export const Missing: Story = { args: { path: `${path}?play=play-none` } };

/** Plays and rounds published by others are verified on this page, one after the other. */
export const Published: Story = {
  args: { path, role: 'guest' },
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    for (const { label } of publishedPlays) {
      await userEvent.click(await canvas.findByRole('button', { name: label }));
      await userEvent.click(canvas.getByRole('button', { name: 'Hitung ulang' }));
      await expect(await canvas.findByText(/^Hasil sama/)).toBeVisible();
    }
  },
};

export const Offline: Story = { args: { path, network: 'offline' } };

export const ServerError: Story = { args: { path, network: 'server-error' } };

export const Pseudo: Story = { args: { path }, globals: { language: 'pseudo' } };

export const Rtl: Story = { args: { path }, globals: { direction: 'rtl' } };
