import type { PushMessages } from '../id/push.ts';

/** Simplified Chinese messages of the push settings of a device. */
export const push: PushMessages = {
  title: '在此设备上',
  intro: '即使应用已关闭，也能在此设备上收到通知。金额会显示在锁屏上；您可以随时关闭。',
  money: '存款和提款',
  moneyHint: '当您的申请完成或被拒绝，或钱包有其他变动时。',
  results: '场次结果',
  resultsHint: '当您投注的场次结算时。',
  loading: '正在加载此设备的设置',
  failed: '无法加载此设备的设置。',
  blocked: '您的浏览器阻止了本网站的通知。请在地址栏旁的网站设置中允许通知，然后重新加载此页面。',
  unsupported: '此浏览器无法在应用关闭时接收通知。',
  install: '在 iPhone 和 iPad 上，请先将应用添加到主屏幕：点按“分享”，然后点按“添加到主屏幕”。',
  offline: '您已离线。重新连接后即可更改这些设置。',
};
