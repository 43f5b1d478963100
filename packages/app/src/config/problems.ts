/**
 * Every kind of error and its cause, for `lobi check --explain`. `LB1xx` is about the structure, `LB2xx`
 * about design, `LB3xx` about language, `LB4xx` about pages and roles, `LB5xx` about calls, `LB6xx` about
 * overridden components of the kit, `LB7xx` about installed packages, `LB8xx` about custom games.
 */
export const problemKinds = {
  LB100:
    'The brand file cannot be read. It must be a module beside package.json whose default export is `defineBrand({ … })`; syntax errors and failing imports stop it.',
  LB101:
    'A value has a form that the key does not take. The message says what it takes; types in the editor say the same if the file calls `defineBrand`.',
  LB102:
    'A key is not known. Keys are strict, so that a misspelt one is found before a visitor sees the default in its place.',
  LB103:
    'A file that the brand names is not there or cannot be used. Paths begin with ./ and start from the brand file; packages must be installed in the project. A mark is an SVG picture without scripts and links.',
  LB210:
    'Two colours are too close to each other to be read. Long text needs a contrast of 7:1, other text 4.5:1, marks and borders 3:1, as WCAG 2 measures it. `theme.accent` instead of single colours always gives readable ones.',
  LB301:
    'Own words are given for a text that does not exist. The keys are listed in etc/message-keys.json of @lobi/core. Texts of your own go into `texts`.',
  LB302:
    'A text is missing in a language that the brand supports. Give one text for all languages, or one for each of `i18n.supported`. A language of your own needs every text of the packages; after an upgrade that may be more. With `i18n.missing` it is a warning, or is taken from the language behind.',
  LB303:
    'A text of your own has a key that is taken: by a text of the app, which `i18n.messages` changes, by another plugin, or by a language of the packages.',
  LB304:
    'A language is named that neither the packages nor `i18n.languages` have, or that visitors cannot choose. Tags are those of BCP 47, such as ms or pt-BR.',
  LB305:
    'A text has a value in braces that the app does not fill in. Values are those of the text in the packages, in any order; their names are not translated.',
  LB401:
    'A page with this name does not exist. Names of pages have dots, such as game.index; pages of your own are those of `routes.extend`.',
  LB402:
    'A page would be opened to roles that may not open it. The role table can only be narrowed: the platform refuses what such a page would ask for.',
  LB403:
    'Two pages have the same name or answer at the same path. Paths are compared as the router does, whatever their parameters are called.',
  LB404:
    'The page cannot be changed in this way. Log-in, registration, terms, limits, games and their proof always stay: they ask for agreement and protect players.',
  LB501:
    'Two calls have the same name. Names keep answers apart and are in the logs; a plugin begins its own with its own name, such as promo.claim.',
  LB502:
    'A call has the method and path of a call of the contract, or of another call of the brand. Calls of the contract are made by hooks of the app, which know their answers; choose a path of your own below /api.',
  LB601: 'The component cannot be wrapped. Parts that protect players always stay as they are.',
  LB602:
    'A component that your project wraps has changed in the kit since it was wrapped. The project still builds. Look at what your component draws, then put the new first line into the file, as the fix says.',
  LB603:
    'A component whose source your project copied has changed in the kit since. The project still builds. `lobi override <component> --merge` brings the changes of the kit into your copy; where both changed the same lines it leaves marks with both.',
  LB701: 'The version of Node is older than the packages need.',
  LB702: 'A package that the app needs is not installed.',
  LB703:
    'A package is installed more than once. Two copies of React or of the kit do not know each other: hooks and styles fail on the page.',
  LB704: 'Packages of ours come from different releases. They are made and tested together.',
  LB705: 'The port of `lobi dev` is in use.',
  LB801:
    'The name of a game is taken: by a built-in game, by `arena` or `provider`, or by another game of the brand. The name is the first word of the engines that the stage shows.',
  LB802:
    'The rules of a game have a mistake. The platform would not start with them: the same check runs when it reads `LOBI_GAMES`.',
} as const;

export type ProblemCode = keyof typeof problemKinds;

/** One error in a brand file, as a sentence. */
export interface BrandProblem {
  readonly code: ProblemCode;
  /** Dotted path of the key. */
  readonly path: string;
  readonly message: string;
  /** How to fix the problem. */
  readonly fix?: string | undefined;
  /** The automatic fix for `lobi check --fix`, if there is one: another key, or another value as code. */
  readonly repair?: { readonly key: string } | { readonly value: string } | undefined;
}
