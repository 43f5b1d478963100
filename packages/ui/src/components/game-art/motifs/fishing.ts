import type { GameArtMotif } from '../game-art.types.ts';
import { round1 } from '../number-text.ts';
import { catchOf } from './catches.ts';
import { centreMarkup } from './motif-markup.ts';

/** Fish in shafts of light above three rows of waves. @source ours */
export const drawFishing: GameArtMotif = (scene) => {
  const { width, height, random, palette, title = '' } = scene;
  const main = catchOf(title, palette);
  const facing = random.pick([1, -1]);
  const unit = height / 300;
  const fish = [
    { x: 0.54, y: 0.36, scale: 1.25, fill: palette.light, flip: facing },
    { x: 0.2, y: 0.17, scale: 0.5, fill: palette.second, flip: facing },
    { x: 0.8, y: 0.56, scale: 0.6, fill: palette.lamp, flip: -facing },
    { x: 0.22, y: 0.6, scale: 0.42, fill: palette.second, flip: facing },
  ].map(({ x, y, scale, fill, flip }, index) => {
    const turn = round1(random.between(-18, -4));
    return main !== undefined && index === 0
      ? ''
      : `<use href="#f" fill="${fill}" transform="translate(${round1(x * width)} ${round1(y * height)})scale(${(scale * unit * flip).toFixed(2)} ${(scale * unit).toFixed(2)})rotate(${turn})"/>`;
  });
  const crests = 'q10-15 20 0t20 0'.repeat(Math.ceil((width + 40) / 40));
  const waves = [
    [0.68, palette.middle],
    [0.76, palette.deep],
    [0.85, palette.ground2],
  ].map(([share, fill]) => {
    return `<use href="#w" y="${round1(Number(share) * height)}" fill="${fill}"/>`;
  });
  const bubbles = Array.from({ length: 5 }, () => {
    const x = round1(random.between(0.08, 0.92) * width);
    return `<circle cx="${x}" cy="${round1(random.between(0.06, 0.5) * height)}" r="${random.whole(3, 6)}"/>`;
  });
  const shape = `<path id="w" d="M-20 0${crests}V${height}H-20Z"/><g id="f"><path d="M-34 0L-62-22Q-54 0-62 22Z"/><path d="M-44 0Q0-46 52 0 0 46-44 0Z"/><path d="M-62 22L-40 5Q0 26 52 0 0 46-40 5Z" fill="#000" opacity=".28"/><path d="M4-22Q-10 0 4 22M-10-20Q-24 0-10 20" fill="none" stroke="${palette.ground}" stroke-opacity=".55" stroke-width="3"/><circle cx="30" cy="-5" r="4" fill="${palette.ground}"/></g>`;
  const w = (share: number): string => round1(share * width);
  return `<defs>${shape}</defs><path d="M${w(0.3)} 0L${w(-0.1)} ${height}H${w(0.32)}L${w(0.46)} 0ZM${w(0.58)} 0L${w(0.62)} ${height}H${w(0.95)}L${w(0.7)} 0Z" fill="${palette.light}" opacity=".08"/>${fish.join('')}${waves.join('')}<g fill="none" stroke="${palette.pale}" stroke-opacity=".7" stroke-width="1.4">${bubbles.join('')}</g>${main === undefined ? '' : centreMarkup(scene, main, 0.42)}`;
};
