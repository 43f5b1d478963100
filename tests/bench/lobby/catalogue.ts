import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const firsts =
  'Naga Merak Harimau Lampion Mutiara Senja Rembulan Bintang Samudra Melati Kencana Rajawali'.split(
    ' ',
  );
const seconds =
  'Emas Perak Malam Pagi Timur Barat Selatan Utara Hutan Pantai Gunung Sungai Istana Pasar'.split(
    ' ',
  );
const categories = ['slots', 'slots', 'slots', 'live', 'casino', 'fishing', 'bingo', 'crash'];

/** Title of a game by its number: a searchable name with a distinguishing number. */
const titleOf = (number: number): string => {
  const first = firsts[number % firsts.length];
  const second = seconds[Math.floor(number / firsts.length) % seconds.length];
  return `${first} ${second} ${number + 1}`;
};

/**
 * Writes a file for `LOBI_PROVIDERS`, like a partner: five studios with this number of games together.
 * @returns its path
 */
export function writeCatalogue(folder: string, count: number): string {
  const providers = ['Sagara', 'Anyaman', 'Cakrawala', 'Tirta', 'Wayang'].map(
    (name, index, all) => ({
      code: name.toLowerCase(),
      name: `${name} Studio`,
      origin: `https://${name.toLowerCase()}.example.com`,
      secret: `${name} keeps a secret of its own`,
      games: Array.from({ length: count }, (_, number) => number)
        .filter((number) => number % all.length === index)
        .map((number) => ({
          id: `game-${number + 1}`,
          title: titleOf(number),
          category: categories[number % categories.length],
          path: `/play/${number + 1}`,
          minimumStake: '1000',
          maximumStake: '1000000',
          demo: false,
        })),
    }),
  );
  const path = join(folder, `providers-${count}.json`);
  writeFileSync(path, JSON.stringify({ providers }));
  return path;
}
