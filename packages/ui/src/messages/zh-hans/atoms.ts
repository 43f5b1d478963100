import type { AtomsMessages } from '../id/atoms.ts';

/** Simplified Chinese messages of small parts: buttons, QR codes, meters. */
export const atoms: AtomsMessages = {
  removeThing: '移除{thing}',
  countOf: '{thing}：{count}',
  online: '在线',
  away: '暂时离开',
  offline: '离线',
  personIs: '{name}，{status}',
  timePaused: '已暂停，剩余 {time}',
  pauseMotion: '暂停滚动',
  playMotion: '继续滚动',
  otherActions: '{thing}的更多选项',
  inProgress: '进行中',
  qrFailed: '无法生成二维码，请改为复制代码。',
};
