/** Modules that are drawn by nothing: they run while the frame of the page is on its way. */
const first =
  /\/(core\/src|app\/src\/(brands|config|i18n\/(create-i18n|all-words|kit-messages)|[\w-]+\.ts$|router\/(first-screen|chunk-errors)|screens\/(loaders|parts))|ui\/src\/tokens|i18next[\w-]*|xstate|zod)/;

/** What the lobby is made of; `index.ts` brings the whole entry, and the list box comes when it is asked for. */
const lobby =
  /\/(ui\/src\/(components\/(lobby-(hero|search)|game-card|empty-state|kbd|odds)|views\/lobby)\/(?!index|search-combobox)|app\/src\/(screens\/parts\/lobby\/[\w-]+|page\/use-favourites)\.ts$)/;

/** What keeps answers of the platform. */
const data =
  /\/(core\/src\/react\/(query-cache|stale-answers|use-(action|entity|list|write|user-id|lobby|live-lobby))|@tanstack\/(react-query|query-core)\/)/;

const hooks = /\/app\/src\/(i18n\/|page\/(toasts|title-claims|use-page-title)\.ts)/;

/** Games have fields too, without the rest of a form. */
const fields = /\/ui\/src\/components\/(form-field|callout|text-field)\/(?!index)/;

const forms = /\/ui\/src\/components\/(form|password-field)\/(?!index|form-error)/;

/**
 * What is wanted together comes in one file, for on a slow line every further one costs a way to and
 * fro: what asks, what draws the frame of a page, the calls, what holds answers, the lobby, and forms.
 */
export const fewFiles = {
  groups: [
    { name: 'first', tags: ['$initial' as const], test: first, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: /\/(core\/src\/(api|contract)|axios)\//, priority: 1 },
    { name: 'data', test: data, priority: 1 },
    { name: 'hooks', test: hooks, priority: 1 },
    { name: 'lobby', test: lobby },
    { name: 'fields', test: fields },
    { name: 'forms', test: forms },
  ],
};
