import {
  Badge,
  Button,
  Callout,
  Card,
  Heading,
  Inline,
  KitProvider,
  Money,
  Stack,
  Text,
  useKit,
} from '@lobi/ui';
import { ArenaView } from '@lobi/ui/arena';
import { WalletView } from '@lobi/ui/data';
import { SegmentedControl } from '@lobi/ui/forms';
import { LobbyView } from '@lobi/ui/lobby';
import type { Density, GameArtStyle, Scheme } from '@lobi/ui/tokens';
import { useState, type ComponentType } from 'react';
import {
  arenaGame,
  finishedRounds,
  openRound,
  placedBets,
} from '../../../ui/src/testing/arena-fixtures.ts';
import { manyGames, someResults } from '../../../ui/src/testing/lobby-fixtures.ts';
import { sampleHrefs, sampleLedger, sampleWallet } from '../../../ui/src/views/sample-data.ts';
import * as S from './brand-lab.styles.ts';

const rounds = finishedRounds();
const tones = ['accent', 'success', 'warning', 'danger', 'info', 'meron', 'wala', 'draw'] as const;
const ignore = () => undefined;

function Components() {
  return (
    <Stack gap={5}>
      <Heading size="xl">Malam di pasar lampion</Heading>
      <Text tone="secondary">Saldo Anda</Text>
      <Money value="1250000" />
      <Inline>
        <Button>Pasang</Button>
        <Button variant="soft">Klaim</Button>
        <Button variant="outline">Rincian</Button>
        <Button variant="ghost">Batal</Button>
        <Button disabled>Ditutup</Button>
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Callout tone="warning" title="Panggilan terakhir">
        Taruhan ditutup sebentar lagi.
      </Callout>
      <Card>
        <Text tone="muted">Kartu di atas latar</Text>
      </Card>
    </Stack>
  );
}

const Arena = () => (
  <ArenaView
    game={arenaGame}
    round={openRound}
    rounds={rounds}
    bets={placedBets}
    balance="1250000"
    placement={{ status: 'idle' }}
    onPlace={ignore}
  />
);

function Lobby() {
  const [query, setQuery] = useState('');
  return (
    <LobbyView
      games={manyGames}
      status="ready"
      category="all"
      onCategory={ignore}
      query={query}
      onQuery={setQuery}
      hrefFor={(game) => `#${game.id}`}
      onRetry={ignore}
      recentResults={someResults}
    />
  );
}

const Wallet = () => (
  <WalletView wallet={sampleWallet} hrefs={sampleHrefs} recent={sampleLedger.slice(0, 10)} />
);

/** Views of the preview: components, and whole screens. */
const views = {
  components: { label: 'Components', Content: Components },
  lobby: { label: 'Lobby', Content: Lobby },
  arena: { label: 'Arena', Content: Arena },
  wallet: { label: 'Wallet', Content: Wallet },
} as const satisfies Readonly<Record<string, { label: string; Content: ComponentType }>>;

const schemeLabels: Readonly<Record<Scheme, string>> = { dark: 'Dark', light: 'Light' };

type ViewName = keyof typeof views;

const items = Object.entries(views).map(([value, { label }]) => ({
  value: value as ViewName,
  label,
}));

interface BrandPreviewProps {
  brand: string;
  /** Schemes of the brand to choose from. */
  schemes: readonly Scheme[];
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  gameArt: GameArtStyle | undefined;
  density: Density;
}

/** Components and whole screens in the edited brand, in the language of the toolbar. */
export function BrandPreview({
  brand,
  schemes,
  scheme,
  onScheme,
  gameArt,
  density,
}: BrandPreviewProps) {
  const [view, setView] = useState<ViewName>('components');
  const { messages, locale, dir } = useKit();
  const { Content } = views[view];
  return (
    <S.Preview as="section" aria-label="Preview">
      <Inline gap={4}>
        <SegmentedControl
          label="Preview"
          items={items}
          value={view}
          onValueChange={(value) => setView(value as ViewName)}
        />
        {schemes.length > 1 && (
          <SegmentedControl
            label="Scheme"
            items={schemes.map((value) => ({ value, label: schemeLabels[value] }))}
            value={scheme}
            onValueChange={(value) => onScheme(value as Scheme)}
          />
        )}
      </Inline>
      <KitProvider
        brand={brand}
        scheme={scheme}
        gameArt={gameArt}
        density={density}
        messages={messages}
        locale={locale}
        dir={dir}
        wholePage={false}
      >
        <S.Shown>
          <Content />
        </S.Shown>
      </KitProvider>
    </S.Preview>
  );
}
