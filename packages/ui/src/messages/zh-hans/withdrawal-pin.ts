import type { WithdrawalPinMessages } from '../id/withdrawal-pin.ts';

/** Simplified Chinese messages of the withdrawal PIN. */
export const withdrawalPin: WithdrawalPinMessages = {
  title: '提款 PIN',
  on: '已启用',
  since: '启用时间',
  offBody: '每次提款都要输入只有您知道的 6 位数字，他人拿到您的手机也无法提款。',
  demanded: '提款须输入 PIN。请现在设置，只需一分钟。',
  begin: '设置 PIN',
  change: '更改 PIN',
  end: '移除 PIN',
  setTitle: '设置提款 PIN',
  setBody: '请先输入密码，再选择 6 位不易猜到的数字。',
  changeTitle: '更改提款 PIN',
  changeBody: '请输入密码和当前 PIN，再输入新的 PIN。',
  endTitle: '移除提款 PIN？',
  endBody: '提款将不再需要 PIN。',
  currentPin: '当前 PIN',
  newPin: '新 PIN',
  repeatPin: '再次输入新 PIN',
  fieldCurrentPin: '当前 PIN',
  fieldPin: 'PIN',
  save: '保存 PIN',
  forgotten: '忘记 PIN？请联系客服。',
  loading: '正在加载提款 PIN',
  failed: '无法加载提款 PIN',
};
