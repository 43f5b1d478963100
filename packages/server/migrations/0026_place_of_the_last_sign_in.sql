-- Where the newest sign-in and the one before it came from, as far as that was known.

alter table users
  add column current_login_country text,
  add column current_login_city text,
  add column last_login_country text,
  add column last_login_city text;
