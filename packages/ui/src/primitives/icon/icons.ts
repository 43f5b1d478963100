/**
 * Icons by their meaning in the product, as path data for `Icon`. Separate exports, so that a bundler
 * includes only those in use: `import * as icons from '@lobi/ui/icons'`.
 * @source ours – spec names the icon library only
 */
export {
  // Places
  mdiHomeOutline as home,
  mdiStorefrontOutline as lobby,
  mdiViewDashboardOutline as dashboard,
  mdiAccountOutline as account,
  mdiCogOutline as settings,
  mdiBellOutline as notifications,
  mdiHelpCircleOutline as help,
  mdiMenu as menu,

  // Money
  mdiWalletOutline as wallet,
  mdiTrayArrowDown as deposit,
  mdiTrayArrowUp as withdraw,
  mdiSwapHorizontal as transfer,
  mdiCashPlus as cashIn,
  mdiCashMinus as cashOut,
  mdiReceiptTextOutline as transaction,
  mdiBookOpenOutline as ledger,
  mdiHandCoinOutline as earnings,
  mdiPercentOutline as commission,
  mdiBankOutline as bank,
  mdiQrcode as qris,
  mdiCellphone as ewallet,
  mdiCreditCardOutline as virtualAccount,
  mdiFileImageOutline as proof,

  // Games
  mdiGamepadVariantOutline as game,
  mdiSlotMachineOutline as slots,
  mdiVideoOutline as live,
  mdiCardsOutline as casino,
  mdiFeather as cockfight,
  mdiFish as fishing,
  mdiDotsGrid as bingo,
  mdiChartLineVariant as crash,
  mdiStarFourPointsOutline as jackpot,
  mdiHeartOutline as favourite,
  mdiHeart as favouriteOn,
  mdiPuzzleOutline as provider,

  // Betting
  mdiTicketOutline as bet,
  mdiFlagOutline as round,
  mdiGavel as declare,
  mdiTimerSandEmpty as standby,
  mdiTimerOutline as lastCall,
  mdiTrophyOutline as result,
  mdiShieldCheckOutline as fairness,

  // People
  mdiAccountGroupOutline as users,
  mdiSitemapOutline as downline,
  mdiAccountPlusOutline as referral,
  mdiHistory as activity,
  mdiLogin as logIn,
  mdiLogout as logOut,
  mdiLockOutline as locked,
  mdiBlockHelper as blocked,

  // Safer play
  mdiGaugeLow as limits,
  mdiCoffeeOutline as takeBreak,
  mdiHandBackLeftOutline as selfExclusion,
  mdiClockAlertOutline as realityCheck,

  // Actions
  mdiMagnify as search,
  mdiFilterVariant as filter,
  mdiSort as sort,
  mdiPlus as add,
  mdiMinus as subtract,
  mdiPencilOutline as edit,
  mdiTrashCanOutline as remove,
  mdiContentCopy as copy,
  mdiDownload as download,
  mdiShareVariantOutline as share,
  mdiPrinterOutline as print,
  mdiRefresh as reload,
  mdiClose as close,
  mdiCheck as done,
  mdiDotsHorizontal as more,
  mdiEyeOutline as show,
  mdiEyeOffOutline as hide,
  mdiVolumeHigh as soundOn,
  mdiVolumeOff as soundOff,
  mdiFullscreen as fullscreen,
  mdiPause as pause,
  mdiPlay as play,

  // Directions; mirrored in right-to-left pages with `flip`
  mdiArrowLeft as back,
  mdiArrowRight as onward,
  mdiChevronDown as open,
  mdiChevronRight as inside,
  mdiOpenInNew as external,

  // Statuses
  mdiInformationOutline as info,
  mdiCheckCircleOutline as success,
  mdiAlertOutline as warning,
  mdiAlertCircleOutline as danger,
  mdiClockOutline as pending,
  mdiProgressClock as processing,
  mdiCloseCircleOutline as rejected,
  mdiWifiOff as disconnected,
  mdiWrenchOutline as maintenance,
  mdiTranslate as language,
  mdiPaletteOutline as theme,
} from '@mdi/js';
