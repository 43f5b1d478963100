import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({ ownTestFolder: 'src/testing' });
