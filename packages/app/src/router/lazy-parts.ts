import { lazyWithRetry } from '@lobi/ui';
import { loadAllTexts, withAllTexts } from '../i18n/all-texts.ts';
import { firstUse } from '../page/first-use.ts';
import { prepared } from '../page/prepared.tsx';
import { quietMoment } from '../page/quiet-moment.ts';
import { toastRequested } from '../page/toasts.ts';

// Menus, the notice and toasts require the overlay code, which is larger than the lobby itself. The
// notice is loaded at once if it must be accepted; others are loaded when the page is idle, and parts
// that a visitor opens at their first use.

export const AccountMenu = lazyWithRetry(async () => {
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('./account-menu.tsx')).AccountMenu };
});
export const NotificationBell = lazyWithRetry(async () => {
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('./notification-bell.tsx')).NotificationBell };
});
export const NewsToasts = lazyWithRetry(async () => {
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('./news-toasts.tsx')).NewsToasts };
});
export const SessionReminder = lazyWithRetry(async () => {
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('./session-reminder.tsx')).SessionReminder };
});
export const LanguageMenu = lazyWithRetry(async () => {
  await firstUse();
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('../page/language-menu.tsx')).LanguageMenu };
});
export const SchemeMenu = lazyWithRetry(async () => {
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('../page/scheme-menu.tsx')).SchemeMenu };
});
export const EndedSession = lazyWithRetry(async () => ({
  default: (await import('./ended-session.tsx')).EndedSession,
}));
export const Toaster = lazyWithRetry(async () => {
  await Promise.race([firstUse(), toastRequested]);
  await Promise.all([quietMoment(), loadAllTexts()]);
  return { default: (await import('./toaster.tsx')).Toaster };
});

export const openNotice = prepared<object>(async () => ({
  default: (await import('./open-notice.tsx')).OpenNotice,
}));

export const TermsFrame = lazyWithRetry(
  withAllTexts(async () => ({ default: (await import('./terms-frame.tsx')).TermsFrame })),
);
