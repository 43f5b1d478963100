'use client';

import { Button, Dialog, Money, StatusBadge } from '@lobi/ui';
import { DataTable, type DataColumn } from '@lobi/ui/data';
import { MoneyInput } from '@lobi/ui/forms';
import { useState } from 'react';

interface Transfer {
  readonly number: string;
  readonly amount: string;
  readonly status: 'pending' | 'completed';
}

const columns: readonly DataColumn<Transfer>[] = [
  { id: 'number', header: 'Number', rowHeader: true, cell: (row) => row.number },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money value={row.amount} /> },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge kind="transaction" value={row.status} />,
  },
];

/** Properties in, events out: the source of the figures is up to you. */
export function Wallet({
  balance,
  transfers,
}: {
  readonly balance: string;
  readonly transfers: readonly Transfer[];
}) {
  const [amount, setAmount] = useState<string | null>(null);
  return (
    <>
      <h1>
        <Money value={balance} />
      </h1>
      <MoneyInput label="Deposit" min="10000" value={amount} onValueChange={setAmount} />
      <Dialog title="Deposit" trigger={<Button disabled={amount === null}>Deposit</Button>}>
        <Money value={amount ?? '0'} />
      </Dialog>
      <DataTable label="Transfers" columns={columns} rows={transfers} rowId={(row) => row.number} />
    </>
  );
}
