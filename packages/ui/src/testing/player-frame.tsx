import {
  mdiAccountOutline,
  mdiBellOutline,
  mdiFish,
  mdiHeartOutline,
  mdiHistory,
  mdiHomeVariant,
  mdiHomeVariantOutline,
  mdiLogout,
  mdiMagnify,
  mdiPlus,
  mdiReceiptTextOutline,
  mdiSlotMachineOutline,
  mdiTicketOutline,
  mdiVideoOutline,
  mdiWalletOutline,
} from '@mdi/js';
import { UserMenu } from '../components/user-menu/user-menu.tsx';
import { IconButton } from '../primitives/icon-button/icon-button.tsx';
import type { AppShellProps } from '../layouts/app-shell/app-shell.tsx';

/** The frame around a signed-in player, for stories and tests. */
export const playerFrame = {
  navbar: {
    brand: { name: 'Lentera', href: '#game' },
    session: 'Sesi 00.42.10 · 21.14 WIB',
    end: <IconButton label="Notifikasi, 2 belum dibaca" path={mdiBellOutline} iconSize={24} dot />,
    account: (
      <UserMenu
        username="player"
        groups={[
          {
            id: 'account',
            items: [{ id: 'logout', label: 'Keluar', icon: mdiLogout, href: '#logout' }],
          },
        ]}
      />
    ),
  },
  sidebar: {
    groups: [
      {
        id: 'lobby',
        items: [
          {
            href: '#game',
            label: 'Lobi',
            icon: mdiHomeVariantOutline,
            iconCurrent: mdiHomeVariant,
            current: true,
          },
          { href: '#favourites', label: 'Favorit', icon: mdiHeartOutline, badge: 8 },
          { href: '#recent', label: 'Baru dimainkan', icon: mdiHistory },
        ],
      },
      {
        id: 'categories',
        title: 'Kategori',
        items: [
          { href: '#slots', label: 'Slot', icon: mdiSlotMachineOutline, badge: 22 },
          { href: '#live', label: 'Live Dealer', icon: mdiVideoOutline, badge: 10 },
          { href: '#fishing', label: 'Tembak ikan', icon: mdiFish, badge: 8 },
        ],
      },
      {
        id: 'account',
        title: 'Akun',
        items: [
          { href: '#wallet', label: 'Dompet', icon: mdiWalletOutline },
          { href: '#bets', label: 'Taruhan saya', icon: mdiTicketOutline, badge: 2 },
          { href: '#ledger', label: 'Mutasi saldo', icon: mdiReceiptTextOutline },
        ],
      },
    ],
  },
  bottomBar: [
    {
      href: '#game',
      label: 'Lobi',
      icon: mdiHomeVariantOutline,
      iconCurrent: mdiHomeVariant,
      current: true,
    },
    { href: '#search', label: 'Cari', icon: mdiMagnify },
    { href: '#deposit', label: 'Deposit', icon: mdiPlus, center: true },
    { href: '#bets', label: 'Taruhan', icon: mdiTicketOutline, badge: 2 },
    { href: '#account', label: 'Akun', icon: mdiAccountOutline },
  ],
  footer: {
    demo: true,
    legal: '© 2026 Lentera',
    zone: 'WIB (Asia/Jakarta)',
    columns: [
      {
        title: 'Bermain',
        links: [
          { href: '#rules', label: 'Aturan permainan' },
          { href: '#fairness', label: 'Periksa keadilan' },
          { href: '#providers', label: 'Provider' },
        ],
      },
      {
        title: 'Bertanggung jawab',
        links: [
          { href: '#limits', label: 'Batas deposit' },
          { href: '#break', label: 'Jeda sejenak' },
          { href: '#exclusion', label: 'Pengecualian diri' },
        ],
      },
      {
        title: 'Bantuan',
        links: [
          { href: '#contact', label: 'Hubungi kami' },
          { href: '#terms', label: 'Syarat dan ketentuan' },
          { href: '#privacy', label: 'Privasi' },
        ],
      },
    ],
  },
} satisfies AppShellProps;
