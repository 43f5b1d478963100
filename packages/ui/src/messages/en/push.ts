import type { PushMessages } from '../id/push.ts';

/** English messages of the push settings of a device. */
export const push: PushMessages = {
  title: 'On this device',
  intro:
    'Get messages on this device even when the app is closed. Amounts are visible on the lock screen; you can turn this off at any time.',
  money: 'Deposits and withdrawals',
  moneyHint: 'When your request is completed or rejected, or your wallet changes in another way.',
  results: 'Results of fights',
  resultsHint: 'When a fight that you bet on is settled.',
  loading: 'Loading the settings of this device',
  failed: 'The settings of this device could not be loaded.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in the site settings, next to the address, then reload this page.',
  unsupported: 'This browser cannot receive messages while the app is closed.',
  install:
    'On iPhone and iPad, add the app to your home screen first: tap Share, then Add to Home Screen.',
  offline: 'You are offline. You can change these settings when you are connected again.',
};
