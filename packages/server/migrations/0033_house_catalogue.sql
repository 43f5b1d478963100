-- Several games of the house may share an engine: each has a key of its own. Those that are there
-- were one for each engine, so that their engine is their key.

alter table games add column key text;

update games set key = engine where house;

alter table games add constraint games_of_the_house_have_a_key check (house = (key is not null));

drop index games_of_the_house;
create unique index games_of_the_house on games (key, currency) where house;
