'use client';

import { createBrowserEnvironment, createPlatformClient } from '@lobi/core';
import { PlatformProvider, useAuth, useWallet } from '@lobi/core/react';
import { createFakeBackend } from '@lobi/core/testing';
import { Button, Dialog, GlobalStyles, KitProvider, Money, StatusBadge } from '@lobi/ui';
import { DataTable, type DataColumn } from '@lobi/ui/data';
import { MoneyInput } from '@lobi/ui/forms';
import { id } from '@lobi/ui/messages/id';
import { pesisir } from '@lobi/ui/tokens';
import { useEffect, useState } from 'react';

interface Transfer {
  readonly number: string;
  readonly amount: string;
}

const transfers: readonly Transfer[] = [
  { number: 'TRX-1', amount: '250000' },
  { number: 'TRX-2', amount: '1250000' },
];

const columns: readonly DataColumn<Transfer>[] = [
  { id: 'number', header: 'Nomor', rowHeader: true, cell: (row) => row.number },
  { id: 'amount', header: 'Jumlah', align: 'end', cell: (row) => <Money value={row.amount} /> },
];

/** A client of the core's fake platform: everything but the network is real. */
function createClient() {
  const environment = createBrowserEnvironment();
  const backend = createFakeBackend({ clock: environment.clock });
  return createPlatformClient({
    environment,
    language: () => 'id',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
}

function Wallet() {
  const auth = useAuth();
  const wallet = useWallet();
  if (wallet.status === 'ready') return <Money value={wallet.wallet.balance} />;
  return (
    <Button
      loading={auth.busy || auth.status === 'checking'}
      onClick={() => auth.login({ username: 'player', password: 'lobi-demo' })}
    >
      Masuk
    </Button>
  );
}

/** A page of a partner: the kit and the core from their tarballs, combined only by React. */
export function PartnerPage() {
  const [client] = useState(createClient);
  const [stake, setStake] = useState<string | null>(null);
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  return (
    <KitProvider brand="pesisir" messages={id}>
      <GlobalStyles brands={[pesisir]} />
      <PlatformProvider client={client}>
        <h1>Kopi88</h1>
        <StatusBadge kind="transaction" value="completed" />
        <MoneyInput label="Jumlah" value={stake} onValueChange={setStake} />
        <DataTable
          label="Transfer"
          columns={columns}
          rows={transfers}
          rowId={(row) => row.number}
        />
        <Dialog title="Syarat" trigger={<Button variant="outline">Syarat</Button>}>
          Syarat dan ketentuan
        </Dialog>
        <Wallet />
      </PlatformProvider>
    </KitProvider>
  );
}
