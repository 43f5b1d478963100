import type { Shape } from '../../../drawings/shape.ts';
import type { GameArtScene } from '../game-art.types.ts';
import { round1 } from '../number-text.ts';

/** Shapes as SVG markup, from back to front. */
const shapesMarkup = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ d, fill = 'none', stroke, width = 2, opacity }) => {
      const outline = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
      const transparency = opacity === undefined ? '' : ` opacity="${opacity}"`;
      return `<path d="${d}" fill="${fill}"${outline}${transparency}/>`;
    })
    .join('');

/** Moves and resizes markup that is drawn around the point 0 0. */
export const transformMarkup = (
  x: number,
  y: number,
  scale: number,
  markup: string,
  turn = 0,
): string =>
  `<g transform="translate(${round1(x)} ${round1(y)})${turn === 0 ? '' : `rotate(${round1(turn)})`}scale(${scale.toFixed(2)})">${markup}</g>`;

/** A symbol in a square of 100, around the point 0 0. */
export const symbolMarkup = (shapes: readonly Shape[], id?: string): string =>
  `<g${id === undefined ? '' : ` id="${id}"`} transform="translate(-50 -50)" stroke-linecap="round" stroke-linejoin="round">${shapesMarkup(shapes)}</g>`;

/**
 * Positions a drawing of 200 by 200 units around 0 0 where the title below and the buttons above leave space.
 * @param share height of its centre as a share of the image
 */
export const centreMarkup = (
  { width, height }: Pick<GameArtScene, 'width' | 'height'>,
  markup: string,
  share = 0.4,
): string => transformMarkup(width / 2, height * share, height / 300, markup);

/** Soft light behind a drawing. */
export const haloMarkup = (colour: string): string =>
  `<circle r="104" fill="${colour}" opacity=".1"/><circle r="82" fill="${colour}" opacity=".12"/>`;
