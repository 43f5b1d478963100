export { lanternSkin } from './skins/lantern-skin.ts';
export { coinSymbols } from '../../drawings/symbols/coin-symbols.ts';
export { craftSymbols } from '../../drawings/symbols/craft-symbols.ts';
export { danceSymbols } from '../../drawings/symbols/dance-symbols.ts';
export { dragonSymbols } from '../../drawings/symbols/dragon-symbols.ts';
export { fruitSymbols } from '../../drawings/symbols/fruit-symbols.ts';
export { gemSymbols } from '../../drawings/symbols/gem-symbols.ts';
export { lanternSymbols } from '../../drawings/symbols/lantern-symbols.ts';
export { marketSymbols } from '../../drawings/symbols/market-symbols.ts';
export { NightScene, type Land, type SceneColors } from './skins/night-scene.tsx';
export { nights } from './skins/nights.ts';
export { nightSkin } from './skins/night-skin.tsx';
export { skySymbols } from '../../drawings/symbols/sky-symbols.ts';
export type { SlotSkin, SlotSymbol } from './skins/slot-skin.ts';
export { tideSkin } from './skins/tide-skin.ts';
export { tideSymbols } from '../../drawings/symbols/tide-symbols.ts';
export { treasureSymbols } from '../../drawings/symbols/treasure-symbols.ts';
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
