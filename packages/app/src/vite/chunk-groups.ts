/** Modules without components, which run while the shell of the page is loading. */
const first =
  /\/((core|formats)\/(src|dist)|ui\/dist\/formats|@lobi\/main\.js|brand\.config\.\w+|app\/(src|lib)\/(config|i18n\/(create-i18n|all-texts|kit-messages)|[\w-]+\.[tj]s$|router\/(first-screen|chunk-errors)|screens\/(loaders|parts))|ui\/(src|dist)\/tokens|i18next[\w-]*|xstate)/;

/**
 * The API client with the calls that pages of visitors make, and the attempts of users, which it loads with
 * them; their schemas are listed because all other calls share them.
 */
const api =
  /\/(axios\/|zod\/|core\/(src|dist)\/(api\/|client\/attempt|machines\/(attempt|bet|play|transfer)\/|contract\/((api\/(visitor|settings|auth|games|lobby|client-error|access|params)|schemas\/(user|wallet|game|lobby|settings|common|second-factor|launch|jackpot|client-error|bet-place|transaction-create)|answer-facts|first-problem|is-password-of-name|stream-address|statuses|normalize|public-reasons)\.)))/;

/** Modules of the lobby; `index.ts` imports the whole entry, and the list box is loaded on demand. */
const lobby =
  /\/(ui\/(src|dist)\/(components\/(lobby-(hero|search)|game-card|empty-state|kbd|odds)|views\/lobby)\/(?!index|search-combobox)|app\/(src|lib)\/(screens\/parts\/lobby\/(?!search-terms)[\w-]+|page\/use-favourites)\.[tj]s$)/;

/** Modules that cache responses of the platform. */
const data =
  /\/(core\/(src|dist)\/react\/(query-cache|stale-answers|use-(action|entity|list|write|user-id|lobby|live-lobby))|@tanstack\/(react-query|query-core)\/)/;

/** Without texts that the first screens do not need. */
const hooks =
  /\/app\/(src|lib)\/(i18n\/(?!use-reasons|rejection-fields)|page\/(toasts|title-claims|use-page-title)\.[tj]s)/;

/** Games use fields without the rest of a form. */
const fields =
  /\/ui\/(src|dist)\/components\/(form-field|callout|text-field|failure-banner)\/(?!index)/;

/** Modules that parse and show a typed amount. */
const amounts =
  /\/(formats\/(src\/)?(parse-money-text|split-number|edit-money-text)|ui\/(src|dist)\/(components\/(money-input\/money|num\/format-number)|primitives\/covered-below))[-.]/;

/**
 * Shared modules of the stages of built-in games: frame, tools, stake, amounts, and the draw of a result.
 */
const play =
  /\/((ui\/(src|dist)|app\/(src|lib))\/games\/play-frame|ui\/(src|dist)\/components\/(game-toolbar|game-stage|amount-pad)|core\/(src|dist)\/games\/(fairness|jackpot|play-fairly|ratio|read-input))[./]/;

/** Modules of toolbars, tabs and choices, which most overlays use too. */
const parts = /\/@base-ui\/react\/(internals\/(composite|use-button)|toolbar)\//;

/** Minimum number of screens or stages that share a module before it is moved to their common file. */
const sharedByMany = 8;

/** Images of games, with the symbols of slot machines that they show. */
const art =
  /\/ui\/(src|dist)\/(components\/game-art\/(draw-game-art|game-art-uri|motifs)|games\/slots\/skins\/\w+-symbols)/;

/** Choices and number fields of a game's stake, which other forms use too. */
const controls =
  /\/(ui\/(src|dist)\/components\/(segmented-control|number-field|radio-group\/use-choice-field)|@base-ui\/react\/(radio|radio-group|field\/item|internals\/(field|form|labelable|serializeValue)[\w-]*))[-./]/;

const forms = /\/ui\/(src|dist)\/components\/(form|password-field)\/(?!index|form-error)/;

/**
 * Groups of modules that are loaded together as one file, because each further file costs a round trip on
 * a slow connection: prompts, the frame of a page, the calls of visitors, all other calls, the response
 * cache, the lobby, forms, and games.
 */
export const chunkGroups = {
  groups: [
    { name: 'first', tags: ['$initial' as const], test: first, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: api, priority: 1 },
    { name: 'calls', test: /\/core\/(src|dist)\/contract\// },
    { name: 'data', test: data, priority: 1 },
    { name: 'hooks', test: hooks, priority: 1 },
    { name: 'parts', test: parts, minShareCount: sharedByMany, priority: 1 },
    { name: 'lobby', test: lobby },
    { name: 'fields', test: fields },
    { name: 'amounts', test: amounts },
    { name: 'play', test: play, minShareCount: sharedByMany },
    { name: 'controls', test: controls },
    { name: 'forms', test: forms },
    { name: 'art', test: art },
  ],
};
