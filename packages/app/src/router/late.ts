import { late } from '@lobi/ui';
import { allWords, withAllWords } from '../i18n/all-words.ts';
import { prepared } from '../page/prepared.tsx';

/** Longest wait for a quiet moment, in milliseconds. */
const quietWithinMs = 2_000;

/** Resolves when the page has nothing better to do; Safari has no such moment and waits a little. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: quietWithinMs });
    } else setTimeout(resolve, quietWithinMs / 10);
  });
}

// Menus, the notice and toasts bring overlays with them, which weigh more than the lobby itself.
// The notice is wanted at once by those who must accept it; the others come when all is quiet.

export const AccountMenu = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('./account-menu.tsx')).AccountMenu };
});
export const NotificationBell = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('./notification-bell.tsx')).NotificationBell };
});
export const NewsToasts = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('./news-toasts.tsx')).NewsToasts };
});
export const SessionReminder = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('./session-reminder.tsx')).SessionReminder };
});
export const LanguageMenu = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('../page/language-menu.tsx')).LanguageMenu };
});
export const EndedSession = late(async () => ({
  default: (await import('./ended-session.tsx')).EndedSession,
}));
export const Toaster = late(async () => {
  await Promise.all([quietMoment(), allWords()]);
  return { default: (await import('./toaster.tsx')).Toaster };
});

export const openNotice = prepared<object>(async () => ({
  default: (await import('./open-notice.tsx')).OpenNotice,
}));

export const TermsFrame = late(
  withAllWords(async () => ({ default: (await import('./terms-frame.tsx')).TermsFrame })),
);
