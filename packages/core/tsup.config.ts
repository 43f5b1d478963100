import { publishedPackage } from '../../tsup.base.ts';

export default publishedPackage({
  withFormats: true,
  // The package declares itself an ES module but ships CommonJS in `.js` files.
  bundledInCommonJs: ['laravel-echo'],
});
