/** Names and contacts of the demo's users; the phone numbers are not assigned. */
export const profiles: readonly {
  readonly username: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}[] = [
  { username: 'admin', name: 'Ratna Dewanti', phone: null, email: 'ratna@example.com' },
  { username: 'agent', name: 'Agus Prasetyo', phone: '+6281200000101', email: 'agus@example.com' },
  {
    username: 'subagent',
    name: 'Lina Hartono',
    phone: '+6281200000102',
    email: 'lina@example.com',
  },
  { username: 'declare', name: 'Yusuf Ramli', phone: null, email: 'yusuf@example.com' },
  { username: 'player', name: 'Budi Santoso', phone: '+6281200000201', email: 'budi@example.com' },
  { username: 'player2', name: 'Maya Lestari', phone: '+6281200000202', email: 'maya@example.com' },
  { username: 'sari', name: 'Sari Wulandari', phone: '+6281200000203', email: 'sari@example.com' },
  { username: 'bima', name: 'Bima Nugroho', phone: '+6281200000204', email: null },
  { username: 'pending', name: 'Putri Anggraini', phone: '+6281200000205', email: null },
];

/** Favourite arenas of players. */
export const favourites: Readonly<Record<string, readonly string[]>> = {
  player: ['Arena Lentera', 'Arena Senja'],
  player2: ['Arena Timur'],
};

/** Limit that a player of the demo sets, and the increase requested later. Amounts in minor units. */
export const limit = {
  username: 'player',
  period: '7d',
  amount: 10_000_000n,
  wanted: 20_000_000n,
} as const;

/** Reasons of restricted and blocked accounts. */
export const statusReasons = {
  restricted: 'Meminta jeda bermain',
  blocked: 'Beberapa akun milik satu orang',
} as const;
