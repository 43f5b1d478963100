/** Modules that are drawn by nothing: they run while the frame of the page is on its way. */
const first =
  /\/((core|formats)\/(src|dist)|ui\/dist\/formats|@lobi\/main\.js|brand\.config\.\w+|app\/(src|lib)\/(config|i18n\/(create-i18n|all-words|kit-messages)|[\w-]+\.[tj]s$|router\/(first-screen|chunk-errors)|screens\/(loaders|parts))|ui\/(src|dist)\/tokens|i18next[\w-]*|xstate|zod)/;

/** Modules of the lobby; `index.ts` imports the whole entry, and the list box is loaded on demand. */
const lobby =
  /\/(ui\/(src|dist)\/(components\/(lobby-(hero|search)|game-card|empty-state|kbd|odds)|views\/lobby)\/(?!index|search-combobox)|app\/(src|lib)\/(screens\/parts\/lobby\/[\w-]+|page\/use-favourites)\.[tj]s$)/;

/** Modules that cache responses of the platform. */
const data =
  /\/(core\/(src|dist)\/react\/(query-cache|stale-answers|use-(action|entity|list|write|user-id|lobby|live-lobby))|@tanstack\/(react-query|query-core)\/)/;

/** Without what says words that the first screens do not wait for. */
const hooks =
  /\/app\/(src|lib)\/(i18n\/(?!use-reasons)|page\/(toasts|title-claims|use-page-title)\.[tj]s)/;

/** Games have fields too, without the rest of a form. */
const fields = /\/ui\/(src|dist)\/components\/(form-field|callout|text-field)\/(?!index)/;

/** Modules that parse a typed amount. */
const amounts = /\/formats\/(src\/)?(parse-money-text|split-number)\./;

const forms = /\/ui\/(src|dist)\/components\/(form|password-field)\/(?!index|form-error)/;

/**
 * Groups of modules that are loaded together as one file, because each further file costs a round
 * trip on a slow line: prompts, the frame of a page, the calls, the cache of responses, the lobby,
 * and forms.
 */
export const fewFiles = {
  groups: [
    { name: 'first', tags: ['$initial' as const], test: first, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: /\/(core\/(src|dist)\/(api|contract)|axios)\//, priority: 1 },
    { name: 'data', test: data, priority: 1 },
    { name: 'hooks', test: hooks, priority: 1 },
    { name: 'lobby', test: lobby },
    { name: 'fields', test: fields },
    { name: 'amounts', test: amounts },
    { name: 'forms', test: forms },
  ],
};
