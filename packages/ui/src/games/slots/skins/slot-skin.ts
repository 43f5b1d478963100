import type { ComponentType } from 'react';
import type { KitMessages } from '../../../messages/kit-messages.ts';
import type { Shape } from '../../drawing/shape.ts';

/** A symbol of a machine: what it looks like, in a square of 100, and what it is called. */
export interface SlotSymbol {
  readonly shapes: readonly Shape[];
  name(words: KitMessages['slots']): string;
}

/** How a machine looks. A machine is data; another with the same symbols may share its skin. */
export interface SlotSkin {
  readonly symbols: Readonly<Record<string, SlotSymbol>>;
  /** Colours of the window: ground of the cells, and light of what paid. */
  readonly colours: { readonly cell: string; readonly edge: string; readonly light: string };
  /** Scene around the window. Fills its parent. */
  readonly Scene: ComponentType;
}
