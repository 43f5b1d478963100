export { lanternSkin } from './skins/lantern-skin.ts';
export type { SlotSkin, SlotSymbol } from './skins/slot-skin.ts';
export { tideSkin } from './skins/tide-skin.ts';
export { SlotReels, type SlotReelsProps } from './slot-reels/slot-reels.tsx';
export type { SpinShow } from './slot-reels/use-spin-show.ts';
export { SlotsView, type SlotsViewProps } from './slots-view/slots-view.tsx';
export type {
  SlotFreeSpins,
  SlotMachineData,
  SlotResult,
  SlotSpinData,
  SlotWonLine,
} from './slots.types.ts';
