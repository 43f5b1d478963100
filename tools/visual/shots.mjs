/**
 * Selects the compared stories and their modes. For a commit a story appears in one mode, a few in a
 * second brand, so that the pictures of all stories stay a few megabytes. At night every story appears
 * in every brand and scheme, and as readers with other settings see it.
 */

/**
 * One picture to take.
 *
 * @typedef {{ id: string, title: string, name: string, mode: string }} Shot
 * @typedef {{ id: string, title: string, name: string, type: string, tags?: string[] }} Entry
 * @typedef {{ width: number, height: number, fullPage: boolean, globals: Record<string, string>, forcedColors?: boolean, textScale?: number }} Mode
 * @typedef {'commit' | 'night'} Coverage
 */

/** @type {Record<string, Mode>} */
const ofCommits = {
  dark: { width: 800, height: 400, fullPage: true, globals: { look: 'lentera-dark' } },
  light: { width: 800, height: 400, fullPage: true, globals: { look: 'pesisir-light' } },
  // Two phones beside each other, whole.
  'dark-phones': { width: 800, height: 740, fullPage: true, globals: { look: 'lentera-dark' } },
  'dark-390': { width: 390, height: 844, fullPage: false, globals: { look: 'lentera-dark' } },
  'dark-1440': { width: 1440, height: 900, fullPage: false, globals: { look: 'lentera-dark' } },
  'light-1440': { width: 1440, height: 900, fullPage: false, globals: { look: 'pesisir-light' } },
};

const phone = { width: 360, height: 740, fullPage: true };
const desktop = { width: 1440, height: 900, fullPage: true };

/** Each brand in its usual scheme. @type {Record<string, string>} */
const usualLooks = { lentera: 'lentera-dark', pesisir: 'pesisir-light', baja: 'baja-dark' };

/**
 * Both schemes of a brand, and its usual one as readers with other settings see it: its fonts and shapes
 * decide what fits. Forced colours are those of the reader in any scheme.
 *
 * @param {[brand: string, usualLook: string]} brand
 * @returns {[name: string, mode: Mode][]}
 */
function modesOfBrand([brand, look]) {
  const rtl = { look, direction: 'rtl' };
  return [
    ...['dark', 'light'].flatMap((scheme) => {
      const globals = { look: `${brand}-${scheme}` };
      return /** @type {[string, Mode][]} */ ([
        [`${brand}-${scheme}-360`, { ...phone, globals }],
        [`${brand}-${scheme}-1440`, { ...desktop, globals }],
      ]);
    }),
    [`${brand}-rtl-360`, { ...phone, globals: rtl }],
    [`${brand}-rtl-1440`, { ...desktop, globals: rtl }],
    [`${brand}-forced-360`, { ...phone, globals: { look }, forcedColors: true }],
    [`${brand}-forced-1440`, { ...desktop, globals: { look }, forcedColors: true }],
    // Only of the viewport, because a picture of the whole page would reset the size of text.
    [
      `${brand}-large-text-390`,
      { width: 390, height: 3000, fullPage: false, globals: { look }, textScale: 2 },
    ],
  ];
}

const ofNights = Object.fromEntries(Object.entries(usualLooks).flatMap(modesOfBrand));

/** Modes for tables of pointer states, which scroll on a phone. */
const wideModes = Object.keys(ofNights).filter((name) => ofNights[name]?.width === desktop.width);

export const modes = { ...ofCommits, ...ofNights };

/** Components seen in the light brand as well: all tones, a form, data, money, a game. */
const inBoth =
  /^(Atoms\/(Button|Badge|Chip|Card)|Forms\/(TextField|Select|MoneyInput)|Data\/DataTable|Money\/WalletCard|Betting\/OddsBoard)$/;

/** Matrices of whole games: each state on a phone as high as the window, and a game in its sheet. */
const onPhones =
  /^Games\/(PlayFrame|PracticeSheet|(Blackjack|Dice|Hilo|Keno|Limbo|Mines|Plinko|Poker|Roulette|Wheel)Stage)$/;

/** Parts that only a wide window shows. */
const onDesktops = /^Navigation\/Sidebar$/;

/** Compared screens: one of each kind, in their normal state. */
const screens =
  /^screens-app-(lobby--(guest|player|rtl)|arena--(player|settled)|account--(login|dashboard-of-agent)|declare-console--open|users--admin|wallet--(wallet|ledger|bets|report)|player--withdraw-amount|pages--not-found)$/;

/** The brand builder, with its tools next to the preview. */
const brandLab = 'brand-lab-brand-lab--lab';

/** Screens also seen wide and light. */
const wideScreens = ['screens-app-lobby--player', 'screens-app-arena--player'];

/**
 * @param {Entry[]} entries stories of Storybook's index
 * @param {Coverage} [coverage] default `commit`
 * @returns {Shot[]}
 */
export function shotsOf(entries, coverage = 'commit') {
  const modesOf = coverage === 'night' ? modesAtNight : modesOfCommit;
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
function modesOfCommit(id, title, name) {
  if (id === brandLab) return ['dark-1440'];
  if (screens.test(id)) return wideScreens.includes(id) ? ['dark-390', 'light-1440'] : ['dark-390'];
  if (name !== 'Matrix') return [];
  if (onPhones.test(title)) return ['dark-phones'];
  if (onDesktops.test(title)) return ['dark-1440'];
  return inBoth.test(title) ? ['dark', 'light'] : ['dark'];
}

/**
 * @param {string} id
 * @param {string} _title
 * @param {string} name
 * @returns {string[]}
 */
function modesAtNight(id, _title, name) {
  if (name === 'States') return wideModes;
  return name === 'Matrix' || id === brandLab || screens.test(id) ? Object.keys(ofNights) : [];
}

/**
 * Name of a picture's file.
 *
 * @param {Shot} shot
 */
export const fileOf = ({ id, mode }) => `${id}.${mode}.png`;
