import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({ formats: ['esm'], ownFolders: ['testing'], withFormats: true });
