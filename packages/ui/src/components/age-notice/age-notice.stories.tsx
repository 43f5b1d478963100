import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AgeNotice } from './age-notice.tsx';

const meta = {
  title: 'Overlays/AgeNotice',
  component: AgeNotice,
  args: { onAgree: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AgeNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Indonesian: Story = {};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(notice.querySelector('.lobi-AgeNotice-text')?.textContent).toBe(
      'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.',
    );
  },
};

export const Spanish: Story = { globals: { language: 'es' } };

export const Chinese: Story = { globals: { language: 'zh-Hans' } };

export const Light: Story = { globals: { look: 'pesisir/light' } };

export const OtherAge: Story = { args: { minAge: 18 } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const notice = await page.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(notice).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Setuju' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};
