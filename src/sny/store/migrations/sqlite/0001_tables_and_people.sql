-- A table is its header and its lines; everything else is recomputed from them.
create table tables (
    key integer primary key,
    id text not null unique,
    header blob not null,
    opened integer not null,  -- times are milliseconds since 1970
    closed integer,
    summary blob
) strict;
create index tables_open on tables (opened, id) where closed is null;
create index tables_closed on tables (closed, id) where closed is not null;

create table lines (
    table_key integer not null references tables on delete cascade,
    number integer not null,
    line blob not null,
    primary key (table_key, number)
) strict, without rowid;

create table people (
    key integer primary key,
    id text not null unique,
    name text not null,
    added integer not null
) strict;

-- A person may come from several devices, each with a secret of its own, of which only a hash is kept.
create table devices (
    secret_hash blob primary key,
    person_key integer not null references people on delete cascade
) strict, without rowid;
create index devices_person on devices (person_key);

create table sitters (
    person_key integer not null references people on delete cascade,
    table_key integer not null references tables on delete cascade,
    primary key (person_key, table_key)
) strict, without rowid;
create index sitters_table on sitters (table_key);

-- Written when the store is asked whether it can write.
create table readiness (
    only_row integer primary key check (only_row = 1),
    asked integer not null
) strict;
