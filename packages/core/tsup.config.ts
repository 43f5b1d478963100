import { publishedPackage } from '../../tsup.base.ts';

// laravel-echo declares itself an ES module and ships CommonJS under the name `.js`: Node cannot
// require it.
export default publishedPackage(['laravel-echo']);
