import type { GameManifest } from '../game-manifest.ts';

/** Slot machines. @source spec §1 (slots), the titles ours */
export const slotsManifest = {
  category: 'slots',
  play: 'once',
  sample: {},
  titles: [
    ['slots-lantern-three', 'Lampion Tiga', 'Lentera Asli'],
    ['slots-tide-five', 'Pasang Lima', 'Lentera Asli'],
    ['slots-gem-three', 'Permata Senja', 'Kala Studio'],
    ['slots-gong-five', 'Gong Agung', 'Nusa Play'],
    ['slots-orchard-four', 'Kebun Empat', 'Bahari'],
    ['slots-market-wide', 'Pasar Malam', 'Rupa Nol'],
    ['slots-sea-three', 'Mutiara Timur', 'Bahari'],
    ['slots-sky-five', 'Komet Malam', 'Lentera Asli'],
    ['slots-coin-line', 'Koin Tunggal', 'Kala Studio'],
    ['slots-garden-five', 'Kebun Pala', 'Nusa Play'],
    ['slots-mask-fifteen', 'Seribu Topeng', 'Rupa Nol'],
    ['slots-treasure-six', 'Harta Enam', 'Kala Studio'],
    ['slots-reef-wide', 'Karang Raya', 'Bahari'],
    ['slots-moon-four', 'Bulan Empat', 'Lentera Asli'],
    ['slots-fruit-three', 'Buah Emas', 'Nusa Play'],
    ['slots-night-five', 'Rasi Permata', 'Rupa Nol'],
    ['slots-kris-five', 'Keris Naga', 'Kala Studio'],
    ['slots-sea-ways', 'Arus Balik', 'Bahari'],
    ['slots-orchard-six', 'Enam Kebun', 'Nusa Play'],
    ['slots-storm-fifteen', 'Badai Emas', 'Rupa Nol'],
    ['slots-craft-three', 'Tari Topeng', 'Lentera Asli'],
    ['slots-gem-ways', 'Kristal Kembar', 'Kala Studio'],
    ['slots-harvest-five', 'Panen Raya', 'Nusa Play'],
  ],
} as const satisfies GameManifest;
