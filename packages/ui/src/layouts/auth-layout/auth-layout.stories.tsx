import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguagePicker } from '../../components/language-picker/language-picker.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Phone: Story = { globals: { viewport: { value: '390' } } };

export const Light: Story = { globals: { look: 'pesisir/light' } };
