import type { AdminChannel } from '../../contract/schemas/channel.ts';
import { builtInEngines } from '../../games/engines.ts';
import { playMoney } from '../../policy/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { adminChannelFixture, gatewayFixture } from '../fixtures/channel.ts';
import { gameFixture } from '../fixtures/game.ts';
import { roundFixture } from '../fixtures/round.ts';
import { auditOf } from './audits.ts';
import { addUser, type Announce, type FakeGateway, type World } from './world.ts';

function addPeople(world: World): void {
  addUser(world, { username: 'superadmin', role: 'superadmin' });
  addUser(world, { username: 'admin', role: 'admin', balance: '100000000' });
  addUser(world, { username: 'declare', role: 'declare' });
  const agent = addUser(world, { username: 'agent', role: 'agent', balance: '100000000' });
  addUser(world, { username: 'player', role: 'player', balance: '1000000', parentId: agent.id });
  addUser(world, { username: 'player2', role: 'player', balance: '1000000', parentId: agent.id });
  const blocked = { role: 'player', parentId: agent.id } as const;
  addUser(world, { ...blocked, username: 'blocked', status: 'blocked', balance: '750000' });
  const resting = { status: 'restricted', statusCause: 'self' } as const;
  addUser(world, { ...blocked, ...resting, username: 'restricted', balance: '500000' });
}

const demoGateways: readonly Partial<FakeGateway>[] = [
  {},
  { id: 'gateway-bank', name: 'Transfer Nusantara', daily: null, hasSecret: false },
];

const bank = { id: 'gateway-bank', name: 'Transfer Nusantara' };
const byHand = { fixed: '0', bp: 0, min: null, max: null, payer: 'house' } as const;

const demoChannels: readonly Partial<AdminChannel>[] = [
  {},
  {
    id: 'channel-ewallet',
    name: 'Dompet Kilat',
    kind: 'ewallet',
    direction: 'both',
    fee: { fixed: '1500', bp: 0, min: null, max: null, payer: 'player' },
    max: '5000000',
    order: 2,
    account: '081234567890',
    holder: 'PT Lentera Demo',
  },
  {
    id: 'channel-bank',
    name: 'Bank Samudra',
    kind: 'bank',
    direction: 'both',
    gateway: bank,
    min: '20000',
    max: '50000000',
    fee: byHand,
    order: 3,
    etaMinutes: 15,
    account: '7770123456',
    holder: 'PT Lentera Demo',
  },
  {
    id: 'channel-va',
    name: 'Virtual Account Samudra',
    kind: 'va',
    gateway: bank,
    fee: { fixed: '4000', bp: 0, min: null, max: null, payer: 'player' },
    order: 4,
    account: '8808012345678901',
    holder: 'PT Lentera Demo',
  },
  {
    id: 'channel-pulsa',
    name: 'Pulsa',
    kind: 'pulsa',
    fee: { fixed: '0', bp: 1_500, min: '2000', max: null, payer: 'player' },
    max: '1000000',
    order: 5,
    enabled: false,
    account: '081298765432',
  },
  {
    id: 'channel-agent',
    name: 'Agen Anda',
    kind: 'agent',
    direction: 'both',
    gateway: bank,
    min: '20000',
    max: '5000000',
    fee: byHand,
    roles: ['player'],
    order: 6,
    etaMinutes: 30,
  },
];

const demoInstructions = {
  id: 'Buka aplikasi pembayaran Anda.\nBayar tepat sebesar jumlahnya.',
  en: 'Open your payment app.\nPay exactly the amount shown.',
  es: 'Abra su aplicación de pago.\nPague exactamente el monto indicado.',
  'zh-Hans': '打开您的支付应用。\n请支付所示的准确金额。',
};

function addChannels(world: World): void {
  for (const facts of demoGateways) {
    const { channels: _, ...gateway } = gatewayFixture(facts);
    world.gateways.set(gateway.id, gateway);
  }
  for (const facts of demoChannels) {
    const added = adminChannelFixture({ instructions: demoInstructions, ...facts });
    world.channels.set(added.id, added);
  }
}

function addArena(world: World): void {
  const at = world.timeNow();
  const game = gameFixture({ createdAt: at });
  const round = roundFixture({
    selections: game.selections.map((key) => ({ key, open: true, pool: '0', odds: null, bets: 0 })),
    betCount: 0,
    version: 1,
    openedAt: at,
    createdAt: at,
  });
  world.games.set(game.id, game);
  world.rounds.set(round.id, round);
}

/** Creates the demo users, payment channels, and one arena with an open round without bets. */
export function createWorld(clock: Clock, announce: Announce): World {
  let ids = 0;
  const world: World = {
    clock,
    settings: {},
    policy: playMoney,
    mediaOrigins: ['https://video.example'],
    announce,
    users: new Map(),
    wallets: new Map(),
    ledger: new Map(),
    games: new Map(),
    gameControls: new Map(),
    rounds: new Map(),
    events: new Map(),
    correctionsBy: new Map(),
    correctionNotes: new Map(),
    tables: new Map(),
    chains: new Map(),
    jackpots: new Map(),
    engines: builtInEngines,
    bets: [],
    plays: [],
    seeds: new Map(),
    transactions: [],
    proofs: new Map(),
    earnings: [],
    channels: new Map(),
    gateways: new Map(),
    gameProviders: new Map(),
    suspensions: new Map(),
    limits: [],
    notifications: [],
    activity: [],
    notes: [],
    exclusions: [],
    openGames: new Map(),
    favourites: new Map(),
    pushDevices: new Map(),
    sessions: new Map(),
    settingHistory: new Map(),
    fourEyes: false,
    changes: [],
    passwordLinks: new Map(),
    secondFactors: new Map(),
    withdrawalPins: new Map(),
    playSessions: new Map(),
    audits: { full: null, recent: null },
    ledgerFaults: {},
    nextId(kind) {
      ids += 1;
      return `${kind}-${ids}`;
    },
    timeNow: () => new Date(clock.now()).toISOString(),
  };
  addPeople(world);
  addChannels(world);
  addArena(world);
  world.audits = { full: auditOf(world, 'full'), recent: auditOf(world, 'recent') };
  return world;
}
