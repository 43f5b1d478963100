/**
 * Which stories are compared, and how they are looked at. A story appears in one mode, a few in a
 * second brand, so that the pictures of all stories stay a few megabytes.
 */

/**
 * One picture to take.
 *
 * @typedef {{ id: string, title: string, name: string, mode: string }} Shot
 * @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Entry
 * @typedef {{ width: number, height: number, fullPage: boolean, globals: Record<string, string> }} Mode
 */

/** @type {Record<string, Mode>} */
export const modes = {
  dark: { width: 800, height: 400, fullPage: true, globals: { look: 'lentera-dark' } },
  light: { width: 800, height: 400, fullPage: true, globals: { look: 'pesisir-light' } },
  'dark-360': { width: 360, height: 740, fullPage: false, globals: { look: 'lentera-dark' } },
  'light-1440': { width: 1440, height: 900, fullPage: false, globals: { look: 'pesisir-light' } },
};

/** Components seen in the light brand as well: all tones, a form, data, money, a game. */
const inBoth =
  /^(Atoms\/(Button|Badge|Chip|Card)|Forms\/(TextField|Select|MoneyInput)|Data\/DataTable|Money\/WalletCard|Betting\/OddsBoard)$/;

/** Screens that are compared: one of each kind, as their readers see them on a good day. */
const screens =
  /^screens-app-(lobby--(guest|player|rtl)|arena--(player|settled)|account--(login|dashboard-of-agent)|declare-console--open|users--admin|wallet--(wallet|ledger)|pages--not-found)$/;

/** Screens also seen wide and light. */
const wideScreens = ['screens-app-lobby--player', 'screens-app-arena--player'];

/**
 * @param {Entry[]} entries stories of Storybook's index
 * @returns {Shot[]}
 */
export function shotsOf(entries) {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('not-compared'))
    .flatMap(({ id, title, name }) =>
      modesOf(id, title, name).map((mode) => ({ id, title, name, mode })),
    );
}

/**
 * @param {string} id
 * @param {string} title
 * @param {string} name
 * @returns {string[]}
 */
function modesOf(id, title, name) {
  if (screens.test(id)) return wideScreens.includes(id) ? ['dark-360', 'light-1440'] : ['dark-360'];
  if (name !== 'Matrix') return [];
  return inBoth.test(title) ? ['dark', 'light'] : ['dark'];
}

/**
 * Name of a picture's file.
 *
 * @param {Shot} shot
 */
export const fileOf = ({ id, mode }) => `${id}.${mode}.png`;
