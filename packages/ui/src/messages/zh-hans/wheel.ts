import type { WheelMessages } from '../id/wheel.ts';

/** Simplified Chinese messages of the wheel. */
export const wheel: WheelMessages = {
  verb: '转动',
  segments: '扇区',
  wheel: '{segments} 扇区转轮，风险：{risk}。赔付：{prizes}',
  prize: '{multiple} 共 {count} 格',
  wheelShort: '{segments} 扇区 · 风险：{risk}',
  maximum: '最高 {maximum}',
};
