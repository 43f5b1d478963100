-- Browser of a device, by the mark in its cookie: a later session of the same browser takes the device
-- over, so that the end of that session ends the device too. Unknown for devices from before.
alter table push_subscriptions add column browser text;

create index push_subscriptions_by_browser on push_subscriptions (browser);
