import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({ ownFolders: ['testing'], withFormats: true });
