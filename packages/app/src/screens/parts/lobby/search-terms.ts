import type { GameCategory } from '@lobi/core/contract';

/** Search terms of categories in all languages. */
const categoryTerms: Readonly<Record<GameCategory, string>> = {
  slots: 'slot slots tragamonedas 老虎机',
  live: 'live dealer crupier vivo 真人荷官',
  casino: 'casino kasino 娱乐场',
  cockfight: 'sabung ayam cockfight rooster pelea de gallos 斗鸡',
  fishing: 'tembak ikan fish fishing pesca peces 捕鱼',
  bingo: 'bingo 宾果',
  crash: 'crash 爆点',
};

/**
 * Translations of words in game titles to English, Spanish and Chinese. Titles are names and stay
 * untranslated.
 * @source ours
 */
const translations: Readonly<Record<string, string>> = {
  agung: 'great grande 大',
  angin: 'wind viento 风',
  arena: 'arena 竞技场',
  arus: 'current tide corriente 潮流',
  badai: 'storm tormenta 风暴',
  bakarat: 'baccarat bacará 百家乐',
  balik: 'reverse return regreso 回',
  bening: 'clear claro 清澈',
  bingo: 'bingo 宾果',
  bintang: 'star estrella 星星',
  blackjack: 'blackjack veintiuno 二十一点 黑杰克 21',
  brankas: 'vault bóveda 宝库',
  buah: 'fruit fruta 水果',
  bulan: 'moon luna 月亮',
  cepat: 'quick fast rápido 快速',
  dadu: 'dice dados 骰子',
  elang: 'eagle hawk águila 老鹰',
  emas: 'gold golden oro 黄金',
  empat: 'four cuatro 四',
  enam: 'six seis 六',
  eropa: 'european europea 欧式',
  garis: 'line lines líneas 线',
  gelap: 'dark oscuro 黑暗',
  giok: 'jade 玉',
  gong: 'gong 锣',
  harta: 'treasure tesoro 宝藏',
  hujan: 'rain lluvia 雨',
  jala: 'net red 渔网',
  jejak: 'trail estela 轨迹',
  kali: 'river río 河',
  kampung: 'village pueblo 乡村',
  karang: 'reef coral arrecife 珊瑚礁',
  kartu: 'card hilo hi-lo carta 牌 猜大小',
  kebun: 'garden orchard jardín huerto 果园',
  kembar: 'twin twins gemelos 双',
  keno: 'keno lottery lotería 基诺',
  keraton: 'palace palacio 宫殿',
  keris: 'kris dagger daga 短剑',
  kilat: 'lightning relámpago 闪电',
  kipas: 'fan abanico 扇',
  koin: 'coin moneda 金币',
  kolam: 'pond pool estanque 池塘',
  komet: 'comet cometa 彗星',
  kristal: 'crystal cristal 水晶',
  lampion: 'lantern farol 灯笼',
  langit: 'sky cielo 天空',
  layang: 'kite cometa 风筝',
  layar: 'sail vela 帆',
  lentera: 'lantern farol 灯笼',
  lima: 'five cinco 五',
  limbo: 'limbo multiplier multiplicador 倍数',
  malam: 'night noche 夜',
  meja: 'table mesa 桌',
  mekar: 'bloom blooming flor 绽放',
  mutiara: 'pearl perla 珍珠',
  naga: 'dragon dragón 龙',
  naik: 'higher rise mayor 大',
  nusa: 'island isla 岛',
  pala: 'nutmeg nuez 肉豆蔻',
  palung: 'trench abyss fosa 海沟',
  pancing: 'fishing rod caña 钓鱼',
  panen: 'harvest cosecha 丰收',
  pasang: 'tide marea 潮汐',
  pasar: 'market mercado 市场',
  pelangi: 'rainbow arcoíris 彩虹',
  permata: 'gem jewel gema joya 宝石',
  pesisir: 'coast costa 海岸',
  plinko: 'plinko galton 弹珠',
  poker: 'video poker póquer 视频扑克 扑克',
  prancis: 'french francesa 法式',
  purnama: 'full moon luna llena 满月',
  ranjau: 'mines minas 地雷 扫雷',
  rasi: 'constellation constelación 星座',
  raya: 'great big grande 大',
  receh: 'small change penny cambio 零钱',
  rimba: 'jungle forest selva 丛林',
  roda: 'wheel rueda 转轮',
  roket: 'rocket cohete 火箭',
  rolet: 'roulette ruleta 轮盘',
  samudra: 'ocean océano 海洋',
  senja: 'dusk twilight ocaso 黄昏',
  seratus: 'hundred cien 百',
  seribu: 'thousand mil 千',
  sultan: 'sultan sultán 苏丹',
  taman: 'garden park jardín 花园',
  tari: 'dance danza 舞',
  teduh: 'calm calma 平静',
  terbang: 'flying volador 飞',
  tiga: 'three tres 三',
  timur: 'east este 东',
  topeng: 'mask máscara 面具',
  tunggal: 'single única 单',
  turun: 'lower menor 小',
};

/** Additional search terms of a game, as one text. */
export function getSearchTerms({
  title,
  category,
}: {
  readonly title: string;
  readonly category: GameCategory;
}): string {
  const known = title.toLowerCase().split(/[^\p{L}]+/u);
  return [categoryTerms[category], ...known.map((word) => translations[word])]
    .filter((terms) => terms !== undefined)
    .join(' ');
}
