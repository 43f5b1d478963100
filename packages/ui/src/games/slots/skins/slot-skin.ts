import type { ComponentType } from 'react';
import type { KitMessages } from '../../../messages/kit-messages.ts';
import type { Shape } from '../../../drawings/shape.ts';

/** A symbol of a machine: its drawing, in a square of 100, and its name. */
export interface SlotSymbol {
  readonly shapes: readonly Shape[];
  name(texts: KitMessages['slots']): string;
}

/** Appearance of a machine. A machine is data; another with the same symbols may share its skin. */
export interface SlotSkin {
  readonly symbols: Readonly<Record<string, SlotSymbol>>;
  /** Colours of the window: background of the cells, and highlight of winning cells. */
  readonly colours: { readonly cell: string; readonly edge: string; readonly light: string };
  /** Scene around the window. Fills its parent. */
  readonly Scene: ComponentType;
}
