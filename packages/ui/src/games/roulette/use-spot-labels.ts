import { listWriter } from '@lobi/formats';
import { useMemo } from 'react';
import { usePlayFormat, type PlayFormat } from '../play-frame/use-play-format.ts';
import type { TableSpot } from './table-spots.ts';

/** Names of spots and pockets in the user's language, memoized. */
export interface SpotLabels {
  /** Full name: "Sudut 1, 2, 4, 5". */
  name(spot: TableSpot): string;
  /** Short text of a spot on the table: "17", "1–12", "Merah". */
  face(spot: TableSpot): string;
  /** Text of a pocket with its colour: "17 Hitam". */
  pocket(pocket: number, reds: readonly number[]): string;
}

const kinds = {
  straight: 'straight',
  split: 'split',
  trio: 'trio',
  'first-four': 'firstFour',
  street: 'street',
  corner: 'corner',
  'six-line': 'sixLine',
  dozen: 'dozen',
  column: 'column',
} as const;

/** Colour of a pocket. */
export function colorOf(pocket: number, reds: readonly number[]): 'green' | 'red' | 'black' {
  if (pocket === 0) return 'green';
  return reds.includes(pocket) ? 'red' : 'black';
}

/** Labels of the table for the nearest `KitProvider`. */
export function useSpotLabels(): SpotLabels {
  const format = usePlayFormat();
  return useMemo(() => spotTexts(format), [format]);
}

function spotTexts({ messages, fill, locale, number }: PlayFormat): SpotLabels {
  const texts = messages.roulette;
  const chance = (spot: string): string =>
    texts[spot as 'red' | 'black' | 'odd' | 'even' | 'low' | 'high'];
  return {
    name: ({ kind, spot, numbers }) => {
      if (kind === 'chance') return chance(spot);
      const figures = numbers.map((figure) => number(figure));
      return fill(texts[kinds[kind]], {
        nth: figures[0] ?? '',
        numbers: kind === 'dozen' ? figures.join('–') : listWriter(locale).format(figures),
      });
    },
    face: ({ kind, spot, numbers }) => {
      if (kind === 'chance') return chance(spot);
      if (kind === 'column') return texts.columnShort;
      return numbers.map((figure) => number(figure)).join('–');
    },
    pocket: (pocket, reds) => `${number(pocket)} ${texts[colorOf(pocket, reds)]}`,
  };
}
