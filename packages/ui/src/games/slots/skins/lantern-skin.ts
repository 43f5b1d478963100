import { LanternScene } from './lantern-scene.tsx';
import { lanternSymbols } from '../../../drawings/symbols/lantern-symbols.ts';
import type { SlotSkin } from './slot-skin.ts';

/** The night market: for machines with lanterns, kites, bells, mangoes, flowers and leaves. @source ours */
export const lanternSkin: SlotSkin = {
  symbols: {
    lantern: { shapes: lanternSymbols.lantern, name: ({ lantern }) => lantern },
    kite: { shapes: lanternSymbols.kite, name: ({ kite }) => kite },
    bell: { shapes: lanternSymbols.bell, name: ({ bell }) => bell },
    mango: { shapes: lanternSymbols.mango, name: ({ mango }) => mango },
    flower: { shapes: lanternSymbols.flower, name: ({ flower }) => flower },
    leaf: { shapes: lanternSymbols.leaf, name: ({ leaf }) => leaf },
  },
  colours: { cell: '#10143a', edge: '#3a3f78', light: '#ffb547' },
  Scene: LanternScene,
};
