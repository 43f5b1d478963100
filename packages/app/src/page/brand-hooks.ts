import type { User } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import type { KitComponentName, KitComponentProps, ToastOptions } from '@lobi/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBrand } from '../config/brand-context.ts';
import type { LanguageTag } from '../config/languages.ts';
import { languageOf } from '../i18n/create-i18n.ts';
import { setConsent, useConsent } from './consent.ts';
import { showToast } from './toasts.ts';

// Hooks for components and pages of a brand. They run inside the app, so that every hook works.

/**
 * Types a component that wraps one of the kit's. It receives the same props, and the kit's component as
 * `Original`.
 * @example export default wrap('GameCard', ({ Original, ...props }) => <Original {...props} />)
 * @source ours
 */
export const wrap = <Name extends KitComponentName>(
  _name: Name,
  draw: (props: KitComponentProps[Name]) => ReactNode,
): ((props: KitComponentProps[Name]) => ReactNode) => draw;

/**
 * Returns the signed-in user; `null` for a guest, and while the session is not known yet.
 * @source ours
 */
export const useUser = (): User | null => useAuth().user;

/** The language of the page and a function to change it. */
export interface PageLanguage {
  readonly language: LanguageTag;
  /** Languages that the brand supports. */
  readonly languages: readonly LanguageTag[];
  /** Changes the language; the choice is stored. */
  change(language: LanguageTag): Promise<void>;
}

/** The language of the page. @source ours */
export function useLanguage(): PageLanguage {
  const { i18n } = useTranslation();
  const { supported } = useBrand().i18n;
  return {
    language: languageOf(i18n),
    languages: supported,
    change: async (language) => void (await i18n.changeLanguage(language)),
  };
}

/** A text in the language of the page, with values for its `{names}`. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Texts by key: those of `texts` in the brand file and its plugins, and the app's own.
 * @example const text = useText(); text('promo.title', { name: 'Sari' })
 * @source ours
 */
export function useText(): Text {
  const { t } = useTranslation();
  return t as unknown as Text;
}

/** The current page, and functions to open others. */
export interface PageLocation {
  /** Path of the address, such as `/promo/7`. */
  readonly path: string;
  /** Parameters of the path, such as `{ promoId: '7' }` for `/promo/:promoId`. */
  readonly params: Readonly<Partial<Record<string, string>>>;
  /** Query parameters. */
  readonly query: URLSearchParams;
  /** Opens a path of the app without a reload. */
  open(path: string): void;
}

/** The current page, and functions to open others. @source ours */
export function usePage(): PageLocation {
  const { pathname, search } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  return {
    path: pathname,
    params,
    query: new URLSearchParams(search),
    open: (path) => void navigate(path),
  };
}

/** Shows a short message above the page. @source ours */
export const useToast = (): ((options: ToastOptions) => void) => showToast;

/**
 * Whether the visitor allowed statistics (`null` before an answer), and a function that asks again.
 * @source ours
 */
export const useStatisticsConsent = (): readonly [boolean | null, () => void] => [
  useConsent(),
  () => setConsent(null),
];
