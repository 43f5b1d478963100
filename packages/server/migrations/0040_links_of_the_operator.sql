-- The link that sets the password of a superadmin whom the operator creates at the command line was
-- made by nobody who has an account.
alter table password_links alter column made_by drop not null;
