import '@fontsource-variable/plus-jakarta-sans';
import '@fontsource-variable/sora';
import { GlobalStyles, KitProvider } from '@lobi/ui';
import type { Scheme } from '@lobi/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { brands, initialValues, toolbar, viewports, type ToolbarValues } from './toolbar.ts';

/** The kit's words by language, loaded when a story first asks for them. */
const messages = {
  id: () => import('@lobi/ui/messages/id').then((module) => module.id),
  en: () => import('@lobi/ui/messages/en').then((module) => module.en),
  es: () => import('@lobi/ui/messages/es').then((module) => module.es),
  'zh-Hans': () => import('@lobi/ui/messages/zh-hans').then((module) => module.zhHans),
};

const inKit: Decorator = (Story, { globals, loaded }) => {
  const { look, language, direction, density, motion } = globals as unknown as ToolbarValues;
  const [brand, scheme] = look.split('/') as [string, Scheme];
  return (
    <KitProvider
      brand={brand}
      scheme={scheme}
      locale={language}
      dir={direction}
      density={density}
      motion={motion}
      messages={loaded['messages']}
    >
      <GlobalStyles brands={brands} />
      <Story />
    </KitProvider>
  );
};

const preview: Preview = {
  decorators: [inKit],
  loaders: [
    async ({ globals }) => ({
      messages: await messages[(globals as unknown as ToolbarValues).language](),
    }),
  ],
  globalTypes: toolbar,
  initialGlobals: { ...initialValues },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Atoms',
          'Forms',
          'Overlays',
          'Navigation',
          'Data',
          'Money',
          'Games',
          'Betting',
          'Safer play',
          'Back office',
          'Screens',
          'Brand lab',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
