import type { FishingMessages } from '../id/fishing.ts';

/** English messages of fishing. */
export const fishing: FishingMessages = {
  // Targets
  anchovy: 'Anchovy',
  sardine: 'Sardine',
  mullet: 'Mullet',
  snapper: 'Snapper',
  pomfret: 'Pomfret',
  grouper: 'Grouper',
  ray: 'Ray',
  shark: 'Shark',
  chest: 'Chest',
  dragon: 'Dragon',
  // Playing
  pond: 'Pond',
  pondHint:
    'Arrow keys aim at a fish, Enter or space casts the net. You can also tap a fish to aim at it, and tap it again to cast. All targets are in the list.',
  targets: 'Target',
  targetsHint: 'Arrow keys choose, Enter casts the net.',
  target: '{name}, {pays}, chance {chance}',
  chance: 'Chance {chance}',
  choose: 'Choose a target',
  cast: 'Cast at {name}',
  possible: '{chance} · returns {amount}',
  possibleUpTo: '{chance} · returns up to {amount}',
  caught: '{name} caught! {multiple}',
  others: 'Other players',
  missed: '{name} got away',
  // Rules
  rulesShot: 'Every cast of the net is one bet on one target. The stake is the power of the net.',
  rulesChance:
    'Each target shows its chance. The size, place and movement of a fish on the screen do not change it; two fish of a kind are alike.',
  rulesPrizes: 'Some targets bring different prizes: {prizes}.',
  rulesPrize: '{name} {multiple} ({share})',
  rulesReturn: 'Every target returns the same share of the stakes in the long run.',
  rulesFair: 'Past casts don’t affect the next one. The net never casts by itself.',
};
