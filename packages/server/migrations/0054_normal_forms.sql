-- Accounts and names are stored in one normal form, so that equal ones are equal and a reviewer sees
-- what is stored. New texts are normalised before they are written.

-- An account number as it is compared: also those that a process of an earlier version writes.
create function account_key(account text) returns text
  language sql immutable strict parallel safe
  return nullif(upper(regexp_replace(normalize(account, nfkc), '[^0-9A-Za-z]', '', 'g')), '');

-- One line of text: NFKC, nothing that shows nothing or turns the direction, single blanks.
create function pg_temp.plain_line(line text) returns text
  language sql immutable strict
  return btrim(regexp_replace(
    normalize(
      regexp_replace(
        line,
        '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]',
        '', 'g'
      ),
      nfkc
    ),
    '[\u0001-\u0020\u007F-\u00A0\u2028\u2029]+', ' ', 'g'
  ));

-- What was typed stays readable where it was more than blanks, dots and dashes around the number.
alter table transactions add column destination_typed text;

update transactions
set destination_typed = destination_account, destination_account = account_key(destination_account)
where account_key(destination_account) <> destination_account;
update transactions set destination_holder = pg_temp.plain_line(destination_holder)
where pg_temp.plain_line(destination_holder) <> destination_holder;
update users set name = nullif(pg_temp.plain_line(name), '')
where pg_temp.plain_line(name) <> name;
update payment_channels set account = account_key(account) where account_key(account) <> account;
update payment_channels set holder = pg_temp.plain_line(holder)
where pg_temp.plain_line(holder) <> holder;
update payment_channels set name = pg_temp.plain_line(name)
where pg_temp.plain_line(name) <> name and pg_temp.plain_line(name) <> '';

-- Who else sends money to the same account.
create index transactions_by_account on transactions (account_key(destination_account))
  where destination_account is not null;
drop index transactions_by_destination;
