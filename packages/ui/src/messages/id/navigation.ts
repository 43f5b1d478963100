/**
 * Messages of navigation: breadcrumbs, notices, theme and language pickers, in Indonesian, the reference
 * language.
 * @source design glossary; wording ours
 */
export const navigation = {
  breadcrumbs: 'Jejak halaman',
  crumbsMore: 'Tampilkan halaman di antaranya: {count}',
  theme: 'Tema',
  themeSystem: 'Sesuai perangkat',
  schemeDark: 'Gelap',
  schemeLight: 'Terang',
  notificationsUnread: 'Notifikasi belum dibaca: {count}',
  notificationsRead: 'Tandai dibaca',
  notificationsReadAll: 'Tandai semua dibaca',
  notificationsError: 'Notifikasi tidak dapat dimuat.',
  notificationsLoading: 'Memuat notifikasi',
  notificationsSeeAll: 'Lihat semua notifikasi',
  unread: 'Belum dibaca',
  announcements: 'Berita terbaru',
  announcementPause: 'Jeda pengumuman',
  announcementPlay: 'Lanjutkan pengumuman',
  announcementNext: 'Pengumuman berikutnya',
  announcementPrevious: 'Pengumuman sebelumnya',
  announcementPosition: '{index} dari {total}',
  viewAs: 'Anda sedang melihat sebagai {role}.',
  viewAsLeave: 'Kembali ke peran Anda',
  locked: 'Tidak tersedia untuk peran Anda',
  sidebarCollapse: 'Ciutkan menu samping',
  sidebarExpand: 'Perluas menu samping',
  licences: 'Lisensi',
  payments: 'Metode pembayaran',
  social: 'Ikuti kami',
  gamePanel: 'Panel permainan',
  guest: 'Tamu',
  guestMenu: 'Menu tamu',
  account: 'Akun',
};

/** Shape of this area in every language. */
export type NavigationMessages = typeof navigation;
