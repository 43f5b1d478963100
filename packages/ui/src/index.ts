'use client';

export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/accordion/index.ts';
export {
  AgeNotice,
  AgeNoticeImage,
  type AgeNoticeImageProps,
  AgeNoticePrint,
  type AgeNoticePrintProps,
  type AgeNoticeProps,
} from './components/age-notice/index.ts';
export {
  AnnouncementBar,
  type Announcement,
  type AnnouncementBarProps,
} from './components/announcement-bar/index.ts';
export {
  BrandMark,
  marks,
  type BrandMarkProps,
  type Mark,
  type MarkName,
} from './components/brand-mark/index.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/breadcrumbs/index.ts';
export { Callout, type CalloutProps, type CalloutTone } from './components/callout/index.ts';
export {
  Celebration,
  isWin,
  type CelebrationKind,
  type CelebrationProps,
} from './components/celebration/index.ts';
export { Collapsible, type CollapsibleProps } from './components/collapsible/index.ts';
export {
  ConnectionBanner,
  type ConnectionBannerProps,
  type ConnectionState,
} from './components/connection-banner/index.ts';
export {
  CommandPalette,
  useCommandKey,
  type Command,
  type CommandPaletteProps,
  type CommandStatus,
} from './components/command-palette/index.ts';
export {
  ConsentBar,
  type ConsentBarProps,
  type ConsentCategory,
  type ConsentWay,
} from './components/consent-bar/index.ts';
export { ContextMenu, type ContextMenuProps } from './components/context-menu/index.ts';
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
  type SnapPoint,
} from './components/drawer/index.ts';
export { SupportContact, type SupportContactProps } from './components/support-contact/index.ts';
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
export type { KitComponentName, KitComponentProps, KitSlotProps } from './components/kit-parts.ts';
export { FailureBanner, type FailureBannerProps } from './components/failure-banner/index.ts';
export {
  LanguageButton,
  LanguagePicker,
  nativeName,
  nativeNames,
  type LanguageButtonProps,
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
export {
  NotificationCenter,
  type NotificationCenterProps,
  type NotificationItem,
  type NotificationStatus,
} from './components/notification-center/index.ts';
export { PageHeader, type PageHeaderProps } from './components/page-header/index.ts';
export { Popover, type PopoverProps } from './components/popover/index.ts';
export {
  RoleSwitcherNote,
  type RoleSwitcherNoteProps,
} from './components/role-switcher-note/index.ts';
export {
  SegmentNav,
  type SegmentNavItem,
  type SegmentNavProps,
} from './components/segment-nav/index.ts';
export {
  systemTheme,
  ThemePicker,
  type ThemeChoice,
  type ThemePickerProps,
} from './components/theme-picker/index.ts';
export { Tour, type TourEnd, type TourProps, type TourStep } from './components/tour/index.ts';
export { SplitButton, type SplitButtonProps } from './components/split-button/index.ts';
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
export { locationText } from './components/log-row/location-text.ts';
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
  type FooterLicence,
  type FooterProps,
  type NavbarProps,
  type SidebarProps,
} from './layouts/app-shell/index.ts';
export { AuthLayout, type AuthLayoutProps } from './layouts/auth-layout/index.ts';
export { BareLayout, type BareLayoutProps } from './layouts/bare-layout/index.ts';
export { GameLayout, type GameLayoutProps } from './layouts/game-layout/index.ts';
export type { FrameBrand, NavGroup, NavItem } from './layouts/navigation/index.ts';
export { fill } from './messages/fill.ts';
export type { KitMessages } from './messages/kit-messages.ts';
export type { Size, Tone, Variant } from './primitives/axes.ts';
export { AspectRatio, type AspectRatioProps } from './primitives/aspect-ratio/index.ts';
export { Avatar, type AvatarProps, type Presence } from './primitives/avatar/index.ts';
export { Badge, type BadgeProps } from './primitives/badge/index.ts';
export { Box, type BoxProps } from './primitives/box/index.ts';
export { Button, type ButtonProps } from './primitives/button/index.ts';
export { ButtonGroup, type ButtonGroupProps } from './primitives/button-group/index.ts';
export { Card, type CardProps } from './primitives/card/index.ts';
export { Chip, type ChipProps } from './primitives/chip/index.ts';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './primitives/chip-group/index.ts';
export {
  Container,
  type ContainerProps,
  type ContainerSize,
} from './primitives/container/index.ts';
export { CopyButton, type CopyButtonProps } from './primitives/copy-button/index.ts';
export { Divider, type DividerProps } from './primitives/divider/index.ts';
export { GlobalStyles, type GlobalStylesProps } from './primitives/global-styles/index.ts';
export { Grid, type GridColumns, type GridProps } from './primitives/grid/index.ts';
export { Heading, type HeadingLevel, type HeadingProps } from './primitives/heading/index.ts';
export { Icon, type IconDrawing, type IconName, type IconProps } from './primitives/icon/index.ts';
export { IconButton, type IconButtonProps } from './primitives/icon-button/index.ts';
export { Inline, type InlineProps } from './primitives/inline/index.ts';
export { Kbd, type KbdProps } from './primitives/kbd/index.ts';
export {
  FailureBoundary,
  findLoadFailure,
  isLoadError,
  lazyWithRetry,
  loadFailures,
  loadPart,
  toFailureText,
  toRetryLabel,
  type FailureBoundaryProps,
  type LoadError,
  type LoadFailure,
  type LoadComponent,
  type PartFailure,
} from './primitives/lazy/index.ts';
export { KitLink, type KitLinkProps } from './primitives/kit-link/index.ts';
export {
  KitProvider,
  useKit,
  useMessages,
  type Direction,
  type Kit,
  type KitCurrency,
  type KitIcons,
  type KitParts,
  type KitSupport,
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
export { Marquee, type MarqueeProps } from './primitives/marquee/index.ts';
export { Meter, type MeterProps } from './primitives/meter/index.ts';
export { Progress, type ProgressProps } from './primitives/progress/index.ts';
export { QRCode, type QRCodeProps, type QRCorrection } from './primitives/qr-code/index.ts';
export type { ResponsiveSpace } from './primitives/responsive.ts';
export {
  formatClock,
  RingTimer,
  useSecondsLeft,
  type RingTimerProps,
} from './primitives/ring-timer/index.ts';
export { ScrollArea, type ScrollAreaProps } from './primitives/scroll-area/index.ts';
export { Show, type Breakpoint, type ShowProps } from './primitives/show/index.ts';
export { Skeleton, type SkeletonProps } from './primitives/skeleton/index.ts';
export { SkipLink, type SkipLinkProps } from './primitives/skip-link/index.ts';
export { Spinner, type SpinnerProps } from './primitives/spinner/index.ts';
export { Stack, type StackProps } from './primitives/stack/index.ts';
export { Text, type TextProps } from './primitives/text/index.ts';
export { ThemeScope, type ThemeScopeProps } from './primitives/theme-scope/index.ts';
export { Tooltip, type TooltipProps } from './primitives/tooltip/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/visually-hidden/index.ts';
export type { Brand, Density, GameArtStyle, Palette, Scheme, SpaceStep } from './tokens/index.ts';
