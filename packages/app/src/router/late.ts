import { lazy } from 'react';

/**
 * Parts of the frame that nobody needs for the first paint: menus, the notice and toasts bring
 * overlays with them, which weigh more than the lobby itself.
 */
export const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu.tsx')).AccountMenu,
}));
export const LanguageMenu = lazy(async () => ({
  default: (await import('../page/language-menu.tsx')).LanguageMenu,
}));
export const OpenNotice = lazy(async () => ({
  default: (await import('./open-notice.tsx')).OpenNotice,
}));
export const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
export const TermsFrame = lazy(async () => ({
  default: (await import('./terms-frame.tsx')).TermsFrame,
}));
