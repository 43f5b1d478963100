import type { FishingMessages } from '../id/fishing.ts';

/** Simplified Chinese messages of fishing. */
export const fishing: FishingMessages = {
  // Targets
  anchovy: '鳀鱼',
  sardine: '沙丁鱼',
  mullet: '鲻鱼',
  snapper: '鲷鱼',
  pomfret: '鲳鱼',
  grouper: '石斑鱼',
  ray: '鳐鱼',
  shark: '鲨鱼',
  chest: '宝箱',
  dragon: '水龙',
  // Playing
  pond: '池塘',
  pondHint:
    '方向键瞄准鱼，回车或空格撒网。也可点按鱼进行瞄准，再次点按即可撒网。所有目标都在列表中。',
  targets: '目标',
  targetsHint: '方向键选择，回车撒网。',
  target: '{name}，{pays}，概率 {chance}',
  chance: '概率 {chance}',
  choose: '请选择目标',
  cast: '向{name}撒网',
  possible: '{chance} · 返还 {amount}',
  possibleUpTo: '{chance} · 最多返还 {amount}',
  caught: '捕获{name}！{multiple}',
  others: '其他玩家',
  missed: '{name}逃脱了',
  // Rules
  rulesShot: '每次撒网都是对一个目标的一次投注，投注额即网的力度。',
  rulesChance: '每个目标都标明概率。屏幕上鱼的大小、位置和移动不影响概率；同类的鱼没有差别。',
  rulesPrizes: '部分目标带来不同的奖励：{prizes}。',
  rulesPrize: '{name} {multiple}（{share}）',
  rulesReturn: '长期来看，所有目标返还的投注比例相同。',
  rulesFair: '以往的撒网不影响下一次。网不会自动撒出。',
};
