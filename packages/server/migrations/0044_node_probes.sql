-- A tiny row of each process, written again and again: what shows that this database acknowledges
-- writes now. Of no other use; rows of processes that are gone are removed by the others.

create table node_probes (
  node_id uuid primary key,
  written_at timestamptz not null
);
