import type { SlotSkin } from './slot-skin.ts';
import { TideScene } from './tide-scene.tsx';
import { tideSymbols } from '../../../drawings/symbols/tide-symbols.ts';

/** The tide: for machines with creatures of the sea, pearls and shells. @source ours */
export const tideSkin: SlotSkin = {
  symbols: {
    pearl: { shapes: tideSymbols.pearl, name: ({ pearl }) => pearl },
    shell: { shapes: tideSymbols.shell, name: ({ shell }) => shell },
    whale: { shapes: tideSymbols.whale, name: ({ whale }) => whale },
    turtle: { shapes: tideSymbols.turtle, name: ({ turtle }) => turtle },
    squid: { shapes: tideSymbols.squid, name: ({ squid }) => squid },
    crab: { shapes: tideSymbols.crab, name: ({ crab }) => crab },
    star: { shapes: tideSymbols.star, name: ({ star }) => star },
    coral: { shapes: tideSymbols.coral, name: ({ coral }) => coral },
    weed: { shapes: tideSymbols.weed, name: ({ weed }) => weed },
  },
  colours: { cell: '#062a36', edge: '#1d6470', light: '#ffd98a' },
  Scene: TideScene,
};
