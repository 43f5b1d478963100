/** Start of a check: the beginning of the ledger, or the last sound state. */
export interface AuditSince {
  /** SELECT of the wallets to check, each with its last sound state (`from_…`). */
  readonly wallets: string;
  /** Smallest id of the transfers to check. */
  readonly transferId: string;
  /** Largest id of the outbox rows that may be skipped. */
  readonly outboxId: bigint;
}

/** The whole ledger. */
export const wholeLedger: AuditSince = {
  wallets: `select id, balance, held, version, chain, 0::bigint as from_version,
    0::bigint as from_balance, 0::bigint as from_held, ''::bytea as from_chain from wallets`,
  transferId: '00000000-0000-0000-0000-000000000000',
  outboxId: 0n,
};

/** Wallets that changed since the last sound audit, with its state. */
export const changedWallets = `
  select w.id, w.balance, w.held, w.version, w.chain, coalesce(c.version, 0) as from_version,
    coalesce(c.balance, 0) as from_balance, coalesce(c.held, 0) as from_held,
    coalesce(c.chain, '') as from_chain
  from wallets w left join audit_checkpoints c on c.wallet_id = w.id
  where (w.version, w.balance, w.held, w.chain) is distinct from
    (coalesce(c.version, 0), coalesce(c.balance, 0), coalesce(c.held, 0), coalesce(c.chain, ''))`;

/** Slack for uncommitted transactions and for clock differences, in milliseconds. @source ours */
export const auditSlackMs = 120_000;

/** Maximum distance in rows of an uncommitted transaction from the newest row. @source ours */
const slackRows = 100_000n;

/** Smallest possible id of a transfer at that time: ids of transfers begin with their time. */
export function lowestTransferIdAt(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** Limits the incremental checks to records changed since an audit, with some slack. */
export function sinceAudit(startedAt: Date, outboxId: bigint): AuditSince {
  return {
    wallets: changedWallets,
    transferId: lowestTransferIdAt(new Date(startedAt.getTime() - auditSlackMs)),
    outboxId: outboxId > slackRows ? outboxId - slackRows : 0n,
  };
}

/** Changes of the wallets since then: entries and hold steps. */
export const changesSince = ({ wallets }: AuditSince): string => `
  select w.id as wallet_id, w.from_version, w.from_balance, w.from_held, w.from_chain, e.version,
    e.balance_before, e.balance_after, null::bigint as held_before, null::bigint as held_after,
    e.hash, t.digest
  from (${wallets}) w
  join entries e on e.account_id = w.id and e.version > w.from_version
  left join transfers t on t.id = e.transfer_id
  union all
  select w.id, w.from_version, w.from_balance, w.from_held, w.from_chain, s.version,
    null, null, s.held_before, s.held_after, s.hash,
    hold_step_digest(
      s.wallet_id, s.version, s.hold_id, s.step, s.amount, s.held_after, s.created_at
    )
  from (${wallets}) w
  join hold_steps s on s.wallet_id = w.id and s.version > w.from_version`;
