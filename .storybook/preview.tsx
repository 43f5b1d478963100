import '@fontsource-variable/archivo';
import '@fontsource-variable/plus-jakarta-sans';
import '@fontsource-variable/sora';
import { GlobalStyles, KitProvider, type KitMessages } from '@lobi/ui';
import type { Brand } from '@lobi/ui/tokens';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LazyDocsContainer, LazyDocsPage, withLazyImports } from './docs/lazy-docs.tsx';
import { recordMessages } from './docs/used-messages.ts';
import { freeze } from './freeze.ts';
import { modes } from './modes.ts';
import { propControls } from './prop-controls.ts';
import { namedAs } from './story-brand.ts';
import { kitMessages } from './story-texts/kit-messages.ts';
import { playIn, within } from './story-texts/play.ts';
import {
  languageOf,
  loadStoryTexts,
  StoryLanguage,
  type Translator,
} from './story-texts/story-language.ts';
import { withVoice } from './story-texts/voice.ts';
import {
  brands,
  initialValues,
  localeOf,
  lookOf,
  toolbar,
  viewports,
  type ToolbarValues,
} from './toolbar.ts';

// Timeout of interactions on a slow machine.
configure({ asyncUtilTimeout: 30_000 });

/** Data that a story's language needs. */
interface Loaded {
  readonly messages: KitMessages;
  readonly translate: Translator;
}

const inKit: Decorator = (Story, context) => {
  const { globals, loaded, parameters, args, title, viewMode } = context;
  const { look, direction, density, motion } = globals as unknown as ToolbarValues;
  const { name, brand, scheme } = lookOf(look);
  // A story of the whole app renders its own frame and messages.
  if (parameters['frame'] === 'none') {
    return (
      <>
        <GlobalStyles brands={brands} />
        <Story />
      </>
    );
  }
  const language = languageOf(context);
  const { messages, translate } = loaded as Loaded;
  return (
    <StoryLanguage.Provider value={translate}>
      <KitProvider
        // Remounts the story, whose state may contain texts of the previous language.
        key={language}
        brand={name}
        scheme={scheme}
        locale={localeOf(language)}
        dir={direction}
        density={density}
        motion={motion}
        gameArt={brand.gameArt}
        messages={
          viewMode === 'docs' ? recordMessages(title, `${language} ${name}`, messages) : messages
        }
      >
        <GlobalStyles brands={brands} />
        <Story args={translate(namedAs(name)(args))} />
      </KitProvider>
    </StoryLanguage.Provider>
  );
};

/** Loads the fonts of a brand before components measure text, such as a chart's axis. */
const loadFontsOf = ({ fontFamily, fontFamilyDisplay }: Brand) =>
  Promise.all(
    [fontFamily, fontFamilyDisplay].map((family) => document.fonts.load(`16px ${family}`, 'Rp 0')),
  );

if (location.search.includes('chromatic=true') || /chromatic/i.test(navigator.userAgent)) freeze();

const preview: Preview = {
  argTypesEnhancers: [propControls],
  decorators: [inKit],
  loaders: [
    async (context): Promise<Loaded> => {
      const language = languageOf(context);
      const { name, brand } = lookOf((context.globals as unknown as ToolbarValues).look);
      const [messages, { translate, phrasebooks }] = await Promise.all([
        kitMessages[language](),
        loadStoryTexts(language),
        loadFontsOf(brand),
      ]);
      playIn(phrasebooks, translate);
      return { messages: withVoice(messages, name, language), translate };
    },
  ],
  beforeEach: (context) => {
    // Interactions that use these queries find texts in the language of the story.
    context.canvas = within(context.canvasElement);
  },
  globalTypes: toolbar,
  // Nightly runs play every story in other languages, too.
  initialGlobals: {
    ...initialValues,
    ...(import.meta.env.STORYBOOK_LANGUAGE && { language: import.meta.env.STORYBOOK_LANGUAGE }),
  },
  parameters: {
    // Controls are at least 24 px large or have enough spacing; axe disables this rule by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      container: LazyDocsContainer,
      page: LazyDocsPage,
      source: { transform: withLazyImports },
    },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        // Evaluated separately for the sidebar, so that it cannot import the table of areas.
        order: [
          'Welcome',
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
          'Patterns',
          'Screens',
          'Machines',
          'Brand lab',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
