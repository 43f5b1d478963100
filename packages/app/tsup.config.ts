import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({
  folder: 'lib',
  formats: ['esm'],
  // What this repository uses itself: its brands, and what is shown of the app in Storybook.
  ownFolders: ['brands', 'brand-lab', 'machines', 'testing'],
});
