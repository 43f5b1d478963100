import type { WithdrawalPinMessages } from '../id/withdrawal-pin.ts';

/** English messages of the withdrawal PIN. */
export const withdrawalPin: WithdrawalPinMessages = {
  title: 'Withdrawal PIN',
  on: 'On',
  since: 'In use since',
  offBody:
    'Every withdrawal asks for 6 digits that only you know. Someone who has your phone still cannot withdraw.',
  demanded: 'Withdrawals require a PIN. Set yours now; it takes a minute.',
  begin: 'Set a PIN',
  change: 'Change PIN',
  end: 'Remove PIN',
  setTitle: 'Set a withdrawal PIN',
  setBody: 'Type your password first, then choose 6 digits that are hard to guess.',
  changeTitle: 'Change the withdrawal PIN',
  changeBody: 'Type your password and your current PIN, then the new one.',
  endTitle: 'Remove the withdrawal PIN?',
  endBody: 'Withdrawals will no longer ask for a PIN.',
  currentPin: 'Current PIN',
  newPin: 'New PIN',
  repeatPin: 'Repeat the new PIN',
  fieldCurrentPin: 'current PIN',
  fieldPin: 'PIN',
  save: 'Save PIN',
  forgotten: 'Forgot your PIN? Contact support.',
  loading: 'Loading the withdrawal PIN',
  failed: 'The withdrawal PIN could not be loaded',
};
