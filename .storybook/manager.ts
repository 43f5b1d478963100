import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  // The fonts of Storybook itself would be a twentieth of the first page.
  theme: create({ base: 'dark', brandTitle: 'Lobi', fontBase: 'system-ui, sans-serif' }),
  layoutCustomisations: {
    // The first page has no controls.
    showPanel: ({ storyId }, isShown) => storyId !== 'welcome--welcome' && isShown,
  },
});
