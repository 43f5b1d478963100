export { lanternSkin } from './skins/lantern-skin.ts';
export { coinSymbols } from './skins/coin-symbols.ts';
export { craftSymbols } from './skins/craft-symbols.ts';
export { danceSymbols } from './skins/dance-symbols.ts';
export { dragonSymbols } from './skins/dragon-symbols.ts';
export { fruitSymbols } from './skins/fruit-symbols.ts';
export { gemSymbols } from './skins/gem-symbols.ts';
export { lanternSymbols } from './skins/lantern-symbols.ts';
export { marketSymbols } from './skins/market-symbols.ts';
export { NightScene, type Land, type SceneDye } from './skins/night-scene.tsx';
export { nights } from './skins/nights.ts';
export { nightSkin } from './skins/night-skin.tsx';
export { skySymbols } from './skins/sky-symbols.ts';
export type { SlotSkin, SlotSymbol } from './skins/slot-skin.ts';
export { tideSkin } from './skins/tide-skin.ts';
export { tideSymbols } from './skins/tide-symbols.ts';
export { treasureSymbols } from './skins/treasure-symbols.ts';
export { SlotReels, type SlotReelsProps } from './slot-reels/slot-reels.tsx';
export type { SpinShow } from './slot-reels/use-spin-show.ts';
export { SlotsView, type SlotsViewProps } from './slots-view/slots-view.tsx';
export type {
  SlotCoin,
  SlotFeatureData,
  SlotFeatureResult,
  SlotFreeSpins,
  SlotMachineData,
  SlotResult,
  SlotSpinData,
  SlotWonLine,
} from './slots.types.ts';
