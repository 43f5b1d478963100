import '@fontsource-variable/archivo';
import '@fontsource-variable/plus-jakarta-sans';
import '@fontsource-variable/sora';
import { GlobalStyles, KitProvider, type KitMessages } from '@lobi/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LobiDocsContainer } from './docs/docs-container.tsx';
import { DocsPage } from './docs/docs-page.tsx';
import { withImports } from './docs/import-lines.ts';
import { recordMessages } from './docs/used-messages.ts';
import { freeze } from './freeze.ts';
import { modes } from './modes.ts';
import { propControls } from './prop-controls.ts';
import { kitMessages } from './story-texts/kit-messages.ts';
import {
  languageOf,
  loadTranslator,
  StoryLanguage,
  type Translator,
} from './story-texts/story-language.ts';
import {
  brands,
  initialValues,
  lookOf,
  toolbar,
  viewports,
  type ToolbarValues,
} from './toolbar.ts';

// Plays wait for what a slow machine takes its time for.
configure({ asyncUtilTimeout: 30_000 });

/** Numbers and dates of the pseudo language are English. */
const localeOf = (language: ToolbarValues['language']) => (language === 'pseudo' ? 'en' : language);

/** Data that a story's language needs. */
interface Loaded {
  readonly messages: KitMessages;
  readonly translate: Translator;
}

const inKit: Decorator = (Story, context) => {
  const { globals, loaded, parameters, args, title, viewMode } = context;
  const { look, direction, density, motion } = globals as unknown as ToolbarValues;
  const { name, scheme } = lookOf(look);
  // A story of the whole app brings its own frame, and its texts.
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
        // The state of a story retains texts of the previous language.
        key={language}
        brand={name}
        scheme={scheme}
        locale={localeOf(language)}
        dir={direction}
        density={density}
        motion={motion}
        messages={viewMode === 'docs' ? recordMessages(title, language, messages) : messages}
      >
        <GlobalStyles brands={brands} />
        <Story args={translate(args)} />
      </KitProvider>
    </StoryLanguage.Provider>
  );
};

/** Faces of the kit: what measures its own text, as a chart's axis does, must find them there. */
const faces = ['Archivo Variable', 'Plus Jakarta Sans Variable', 'Sora Variable'];
const fontsLoaded = () =>
  Promise.all(faces.map((face) => document.fonts.load(`16px "${face}"`, 'Rp 0')));

if (location.search.includes('chromatic=true') || /chromatic/i.test(navigator.userAgent)) freeze();

const preview: Preview = {
  argTypesEnhancers: [propControls],
  decorators: [inKit],
  loaders: [
    async (context): Promise<Loaded> => {
      const language = languageOf(context);
      const [messages, translate] = await Promise.all([
        kitMessages[language](),
        loadTranslator(language),
        fontsLoaded(),
      ]);
      return { messages, translate };
    },
  ],
  globalTypes: toolbar,
  initialGlobals: { ...initialValues },
  parameters: {
    // Controls are at least 24 px large, or have that much room: axe leaves it out by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: { container: LobiDocsContainer, page: DocsPage, source: { transform: withImports } },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        // Evaluated separately when the sidebar is made, so that it cannot read the table of areas.
        order: [
          'Welcome',
          'Patterns',
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
          'Machines',
          'Brand lab',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
