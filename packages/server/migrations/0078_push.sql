-- Devices that receive push messages, by the digest of their endpoint. The session is the one that
-- subscribed; its explicit end ends the device too, its running out does not.
create table push_subscriptions (
  id text primary key check (length(id) = 43),
  user_id uuid not null references users (id),
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  topics text[] not null check (topics <> '{}' and topics <@ array['money', 'results']),
  language text not null,
  set_at timestamptz not null default clock_timestamp()
);

create index push_subscriptions_by_user on push_subscriptions (user_id, set_at desc, id);

-- Messages to send, one per device. They are written in the transactions that move money, so there is no
-- reference to the device: a transaction must neither wait for nor fail by a device that goes meanwhile.
-- The sender finds out whether the device still wants the message.
create table push_queue (
  id bigint generated always as identity primary key,
  device_id text not null,
  user_id uuid not null,
  topic text not null check (topic in ('money', 'results')),
  kind text not null,
  -- Facts of its text, put into the language of the device when it is sent.
  params jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  -- A sender that takes a row moves it into the future: if the sender dies, another one takes it then.
  due_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0
);

create index push_queue_due on push_queue (due_at);
