import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({
  withFormats: true,
  // It declares itself an ES module and ships CommonJS under the name `.js`.
  bundledInCommonJs: ['laravel-echo'],
});
