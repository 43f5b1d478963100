'use client';

export { AgeNotice, type AgeNoticeProps } from './components/age-notice/index.ts';
export {
  BrandMark,
  marks,
  type BrandMarkProps,
  type Mark,
  type MarkName,
} from './components/brand-mark/index.ts';
export { Callout, type CalloutProps, type CalloutTone } from './components/callout/index.ts';
export { Collapsible, type CollapsibleProps } from './components/collapsible/index.ts';
export {
  ConnectionBanner,
  type ConnectionBannerProps,
  type ConnectionState,
} from './components/connection-banner/index.ts';
export {
  ConfirmDialog,
  Dialog,
  type ConfirmDialogProps,
  type DialogProps,
} from './components/dialog/index.ts';
export {
  BottomSheet,
  Drawer,
  type BottomSheetProps,
  type DrawerProps,
} from './components/drawer/index.ts';
export {
  emptyKinds,
  EmptyState,
  type EmptyKind,
  type EmptyStateProps,
} from './components/empty-state/index.ts';
export {
  errorCodes,
  ErrorPage,
  type ErrorCode,
  type ErrorPageProps,
} from './components/error-page/index.ts';
export {
  LanguagePicker,
  nativeName,
  nativeNames,
  type LanguagePickerProps,
} from './components/language-picker/index.ts';
export { Lantern, type LanternProps } from './components/lantern/index.ts';
export { LoadingOverlay, type LoadingOverlayProps } from './components/loading-overlay/index.ts';
export {
  Menu,
  type MenuChoice,
  type MenuGroup,
  type MenuItem,
  type MenuProps,
} from './components/menu/index.ts';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/index.ts';
export {
  ToastProvider,
  useToasts,
  type ToastOptions,
  type ToastProviderProps,
  type Toasts,
  type ToastTone,
} from './components/toasts/index.ts';
export { UpdateBanner, type UpdateBannerProps } from './components/update-banner/index.ts';
export { UserMenu, type UserMenuProps } from './components/user-menu/index.ts';
export { BalanceTicker, type BalanceTickerProps } from './components/balance-ticker/index.ts';
export {
  DateTime,
  RelativeTime,
  type DateTimeMode,
  type DateTimeProps,
  type RelativeTimeProps,
} from './components/date-time/index.ts';
export { formatMoney, Money, parseMoneyText, type MoneyProps } from './components/money/index.ts';
export { Num, type NumProps } from './components/num/index.ts';
export { Odds, type OddsProps } from './components/odds/index.ts';
export { RoleBadge, type RoleBadgeProps, type RoleName } from './components/role-badge/index.ts';
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusKind,
  type StatusOf,
} from './components/status-badge/index.ts';
export {
  WalletChip,
  type ShownWallet,
  type WalletChipProps,
} from './components/wallet-chip/index.ts';
export {
  AppShell,
  BottomBar,
  Footer,
  Navbar,
  Sidebar,
  type AppShellProps,
  type BottomBarItem,
  type BottomBarProps,
  type FooterColumn,
  type FooterProps,
  type NavbarProps,
  type SidebarProps,
} from './layouts/app-shell/index.ts';
export { AuthLayout, type AuthLayoutProps } from './layouts/auth-layout/index.ts';
export { BareLayout, type BareLayoutProps } from './layouts/bare-layout/index.ts';
export type { FrameBrand, NavGroup, NavItem } from './layouts/navigation/index.ts';
export { fill } from './messages/fill.ts';
export type { KitMessages } from './messages/kit-messages.ts';
export type { Size, Tone, Variant } from './primitives/axes.ts';
export { Avatar, type AvatarProps } from './primitives/avatar/index.ts';
export { Badge, type BadgeProps } from './primitives/badge/index.ts';
export { Box, type BoxProps } from './primitives/box/index.ts';
export { Button, type ButtonProps } from './primitives/button/index.ts';
export { Card, type CardProps } from './primitives/card/index.ts';
export { Chip, type ChipProps } from './primitives/chip/index.ts';
export { CopyButton, type CopyButtonProps } from './primitives/copy-button/index.ts';
export { Divider, type DividerProps } from './primitives/divider/index.ts';
export { GlobalStyles, type GlobalStylesProps } from './primitives/global-styles/index.ts';
export { Grid, type GridColumns, type GridProps } from './primitives/grid/index.ts';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/index.ts';
export { Icon, type IconProps } from './primitives/icon/index.ts';
export { IconButton, type IconButtonProps } from './primitives/icon-button/index.ts';
export { Inline, type InlineProps } from './primitives/inline/index.ts';
export { Kbd, type KbdProps } from './primitives/kbd/index.ts';
export { KitLink, type KitLinkProps } from './primitives/kit-link/index.ts';
export {
  KitProvider,
  useKit,
  useMessages,
  type Direction,
  type Kit,
  type KitCurrency,
  type KitProviderProps,
  type LinkComponent,
  type LinkProps,
  type OddsFormat,
} from './primitives/kit-provider/index.ts';
export {
  useAnnounce,
  type Announce,
  type AnnounceOptions,
  type Politeness,
} from './primitives/live-region/index.ts';
export {
  formatClock,
  RingTimer,
  useSecondsLeft,
  type RingTimerProps,
} from './primitives/ring-timer/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/index.ts';
export { Spinner, type SpinnerProps } from './primitives/spinner/index.ts';
export { Stack, type StackProps } from './primitives/stack/index.ts';
export { Text, type TextProps } from './primitives/text/index.ts';
export { ThemeScope, type ThemeScopeProps } from './primitives/theme-scope/index.ts';
export { Tooltip, type TooltipProps } from './primitives/tooltip/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/visually-hidden/index.ts';
export type { Brand, Density, Palette, Scheme, SpaceStep } from './tokens/index.ts';
