import { coinLine } from './machines/coin-line.ts';
import { coinVault } from './machines/coin-vault.ts';
import { cometTrail } from './machines/comet-trail.ts';
import { craftThree } from './machines/craft-three.ts';
import { fanBloom } from './machines/fan-bloom.ts';
import { fruitRain } from './machines/fruit-rain.ts';
import { fruitThree } from './machines/fruit-three.ts';
import { gardenFive } from './machines/garden-five.ts';
import { gemThree } from './machines/gem-three.ts';
import { gemWays } from './machines/gem-ways.ts';
import { gongFive } from './machines/gong-five.ts';
import { harvestFive } from './machines/harvest-five.ts';
import { krisFive } from './machines/kris-five.ts';
import { lanternThree } from './machines/lantern-three.ts';
import { marketWide } from './machines/market-wide.ts';
import { maskFifteen } from './machines/mask-fifteen.ts';
import { moonFour } from './machines/moon-four.ts';
import { nightFive } from './machines/night-five.ts';
import { orchardFour } from './machines/orchard-four.ts';
import { orchardSix } from './machines/orchard-six.ts';
import { reefWide } from './machines/reef-wide.ts';
import { seaThree } from './machines/sea-three.ts';
import { seaWays } from './machines/sea-ways.ts';
import { skyFive } from './machines/sky-five.ts';
import { stormFifteen } from './machines/storm-fifteen.ts';
import { tideFive } from './machines/tide-five.ts';
import { treasureSix } from './machines/treasure-six.ts';
import type { SlotMachine } from './slot-machine.ts';

/** Every slot machine, for servers, which run any of them. A stage imports its own. @source ours */
export const slotMachines: readonly SlotMachine[] = [
  lanternThree,
  tideFive,
  gemThree,
  coinLine,
  orchardFour,
  gongFive,
  skyFive,
  marketWide,
  treasureSix,
  maskFifteen,
  craftThree,
  gardenFive,
  nightFive,
  fruitThree,
  seaThree,
  moonFour,
  gemWays,
  seaWays,
  harvestFive,
  krisFive,
  reefWide,
  orchardSix,
  stormFifteen,
  fanBloom,
  fruitRain,
  cometTrail,
  coinVault,
];
