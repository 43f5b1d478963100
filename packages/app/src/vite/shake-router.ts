import type { Plugin } from 'vite';

/** Assignments of display names, which only development tools read. */
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;

/** Declarations of components, which have no side effects. */
const components = / = (React\d*\.forwardRef\()/g;

/**
 * Lets the build omit the components of the router that no page renders: links of its framework mode and its
 * forms. Their display names would keep them.
 */
export const shakeRouter: Plugin = {
  name: 'lobi-shake-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
    handler: (code) =>
      code.replaceAll(displayNames, '').replaceAll(components, ' = /* @__PURE__ */ $1'),
  },
};
