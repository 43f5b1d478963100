import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({
  folder: 'lib',
  formats: ['esm'],
  // Folders used only in this repository: its brands, and the Storybook of the app.
  ownFolders: ['brands', 'brand-lab', 'machines', 'testing'],
});
