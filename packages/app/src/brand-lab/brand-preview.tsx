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
} from '@lobi/ui';
import { ArenaView } from '@lobi/ui/arena';
import { id } from '@lobi/ui/messages/id';
import type { Density } from '@lobi/ui/tokens';
import {
  arenaGame,
  finishedRounds,
  openRound,
  placedBets,
} from '../../../ui/src/testing/arena-fixtures.ts';
import * as S from './brand-lab.styles.ts';

const rounds = finishedRounds();
const tones = ['accent', 'success', 'warning', 'danger', 'info', 'meron', 'wala', 'draw'] as const;

/** Components and a whole screen in the brand that is being made. */
export function BrandPreview({ brand, density }: { brand: string; density: Density }) {
  return (
    <KitProvider brand={brand} density={density} messages={id} wholePage={false}>
      <S.Preview>
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
        <ArenaView
          game={arenaGame}
          round={openRound}
          rounds={rounds}
          bets={placedBets}
          balance="1250000"
          placement={{ status: 'idle' }}
          onPlace={() => undefined}
        />
      </S.Preview>
    </KitProvider>
  );
}
