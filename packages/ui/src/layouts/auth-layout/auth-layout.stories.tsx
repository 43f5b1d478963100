import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagePicker } from '../../components/language-picker/language-picker.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { AuthLayout } from './auth-layout.tsx';

const meta = {
  title: 'Navigation/AuthLayout',
  component: AuthLayout,
  args: {
    brand: { name: 'Lentera', href: '#game' },
    headline: 'Satu malam, satu lentera.',
    lead: 'Masuk untuk melanjutkan permainan Anda.',
    end: (
      <LanguagePicker languages={['id', 'en', 'es', 'zh-Hans']} value="id" onValueChange={fn()} />
    ),
    foot: 'Hanya untuk usia 21 tahun ke atas',
    children: (
      <Stack gap={6}>
        <Heading level={1} size="xl">
          Masuk
        </Heading>
        <Button size="lg" fullWidth>
          Masuk
        </Button>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      unused:
        'For sign-in pages that a partner serves outside the app, such as the page of a link in a mail.',
      use: ['Log-in, sign-up, and the other pages of one form for people who are not signed in.'],
      avoid: ['Forms of the product itself: they stay in its frame.'],
      keyboard: { Tab: 'Brand, language, form, foot.' },
      do: [
        {
          text: 'Offer the language here: the user may not know the one that was guessed.',
          show: () => (
            <Stack gap={4} align="start">
              <LanguagePicker
                languages={['id', 'en', 'es', 'zh-Hans']}
                value="id"
                onValueChange={fn()}
              />
              <Button fullWidth>Masuk</Button>
            </Stack>
          ),
        },
      ],
      dont: [
        {
          text: 'Put an offer beside the form: people come here to log in.',
          show: () => (
            <Stack gap={4} align="start">
              <Badge tone="accent">Bonus 100% hari ini!</Badge>
              <Button fullWidth>Masuk</Button>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { globals: { viewport: { value: 'desktop' } } };

export const LongText: Story = {
  globals: { language: 'pseudo', viewport: { value: 'small-phone' } },
  args: {
    foot: 'Hanya untuk usia 21 tahun ke atas. Dengan masuk Anda menyetujui syarat dan ketentuan.',
  },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Lentera/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Bahasa/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Masuk' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Light: Story = { globals: { look: 'pesisir/light' } };
