import type { GameArtMotif, GameArtPalette } from '../game-art.types.ts';
import { round1 } from '../number-text.ts';
import { emblemOf } from './emblems.ts';
import { transformMarkup, centreMarkup, haloMarkup } from './motif-markup.ts';

const suits = {
  heart: 'M0 16C-22 0-18-16-8-16-3-16 0-12 0-8 0-12 3-16 8-16 18-16 22 0 0 16Z',
  diamond: 'M0-18L14 0 0 18-14 0Z',
  spade: 'M0-18C20-2 20 10 9 10 5 10 2 8 1 5L5 17H-5L-1 5C-2 8-5 10-9 10-20 10-20-2 0-18Z',
  club: 'M0-17A8 8 0 0 1 7-4 8 8 0 1 1 2 6L5 17H-5L-2 6A8 8 0 1 1-7-4 8 8 0 0 1 0-17Z',
} as const;
type Suit = keyof typeof suits;

const red: ReadonlySet<Suit> = new Set(['heart', 'diamond']);

/** An open card of 72 by 104 around 0 0. */
const card = (rank: string, suit: Suit): string =>
  `<use href="#d"/><g fill="${red.has(suit) ? '#c2304a' : '#1b1d2b'}"><text x="-20" y="-25">${rank}</text><use href="#${suit}" transform="translate(6 12)scale(1.5)"/></g>`;

/** Cards with the definitions that they share: the blank card, the suits that occur, and the font. */
function withCards(markup: string, { paper, ground }: GameArtPalette): string {
  const used = Object.entries(suits)
    .filter(([suit]) => markup.includes(`#${suit}"`))
    .map(([suit, path]) => `<path id="${suit}" d="${path}"/>`);
  return `<defs><rect id="d" x="-36" y="-52" width="72" height="104" rx="9" fill="${paper}" stroke="${ground}" stroke-width="2"/>${used.join('')}</defs><g font-family="system-ui,sans-serif" font-weight="800" font-size="27" text-anchor="middle">${markup}</g>`;
}

/** One card, and whether the next is higher or lower. @source ours */
export const drawHilo: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const rank = String(random.whole(4, 9));
  const suit = random.pick(['heart', 'spade', 'diamond', 'club']);
  const back = `<rect x="-36" y="-52" width="72" height="104" rx="9" fill="${palette.second}" stroke="${palette.ground}" stroke-width="2"/><rect x="-29" y="-45" width="58" height="90" rx="6" fill="url(#p)" opacity=".4"/><rect x="-29" y="-45" width="58" height="90" rx="6" fill="none" stroke="${palette.pale}" stroke-opacity=".7" stroke-width="2"/>`;
  const arrow = 'M0-34L30 0H12V30H-12V0H-30Z';
  const arrows = `<path d="${arrow}" transform="translate(76 -44)" fill="${palette.lamp}"/><path d="${arrow}" transform="translate(76 40)scale(1 -1)" fill="${palette.light}"/>`;
  const hand = `${transformMarkup(-22, 0, 1.36, back, -14)}${transformMarkup(-16, 0, 1.36, card(rank, suit), 4)}`;
  return centreMarkup(
    scene,
    withCards(`${hand}${arrows}${emblemOf(title, -62, 62, 0.7)}`, palette),
  );
};

const royal = ['10', 'J', 'Q', 'K', 'A'] as const;

/** Five cards of one suit, fanned. @source ours */
export const drawPoker: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const suit = random.pick(['heart', 'spade', 'diamond', 'club']);
  const fan = royal
    .map((rank, index) => {
      const turn = (index - 2) * 16;
      return `<g transform="rotate(${turn} 0 110)">${card(rank, suit)}</g>`;
    })
    .join('');
  return centreMarkup(
    scene,
    withCards(
      `${haloMarkup(palette.lamp)}${transformMarkup(0, -6, 1.06, fan)}${emblemOf(title, 0, 70, 0.74)}`,
      palette,
    ),
  );
};

const tens = ['K', 'Q', 'J'] as const;

/** An ace with a picture card, and a chip. @source ours */
export const drawBlackjack: GameArtMotif = (scene) => {
  const { palette, random, title = '' } = scene;
  const cards = `${transformMarkup(-30, -2, 1.4, card('A', random.pick(['spade', 'club'])), -12)}${transformMarkup(34, 2, 1.4, card(random.pick(tens), random.pick(['heart', 'diamond'])), 10)}`;
  const chip = `<circle r="31" fill="${palette.second}"/><circle r="27" fill="none" stroke="${palette.paper}" stroke-width="8" stroke-dasharray="14 14.3"/><circle r="20" fill="${palette.secondDeep}"/><text y="9" font-size="24" fill="${palette.paper}">21</text>`;
  return centreMarkup(
    scene,
    withCards(
      `${haloMarkup(palette.light)}${cards}${transformMarkup(-60, 62, 1.05, chip)}${emblemOf(title, 68, 62, 0.74)}`,
      palette,
    ),
  );
};

/** The hands of player and bank on their table. @source ours */
export const drawBaccarat: GameArtMotif = (scene) => {
  const { width, height, palette, random, title = '' } = scene;
  const hand = (x: number, turn: number): string => {
    const first = card(String(random.whole(2, 9)), random.pick(['spade', 'club']));
    const second = card(String(random.whole(2, 9)), random.pick(['heart', 'diamond']));
    return `${transformMarkup(x - 16, 0, 0.9, first, turn - 8)}${transformMarkup(x + 14, 2, 0.9, second, turn + 6)}`;
  };
  const ring = (share: number, attributes: string): string =>
    `<ellipse cx="${width / 2}" cy="${height}" rx="${round1(width * share)}" ry="${round1(height * 0.56 * share)}" ${attributes}/>`;
  const table = `${ring(1, `fill="${palette.deep}"`)}${ring(0.86, `fill="${palette.middle}"`)}${ring(0.74, `fill="none" stroke="${palette.light}" stroke-width="2" stroke-dasharray="4 8"`)}`;
  const light = `<path d="M${width / 2 - 20} 0L0 ${height * 0.66}H${width}L${width / 2 + 20} 0Z" fill="#ffe9c0" opacity=".13"/>`;
  const seal = emblemOf(title, 0, -38, 0.86);
  const hands = withCards(`${hand(-58, -6)}${hand(58, 6)}${seal}`, palette);
  return `${light}${table}${centreMarkup(scene, hands, 0.46)}`;
};
