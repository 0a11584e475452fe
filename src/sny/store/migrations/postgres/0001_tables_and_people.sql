-- A table is its header and its lines; everything else is recomputed from them.
create table sny.tables (
    key bigint generated always as identity primary key,
    id text not null unique,
    opened bigint not null,  -- times are milliseconds since 1970
    closed bigint,
    length integer not null default 0  -- moved on with every line: it fences off whoever wrote to the table before
) with (fillfactor = 50);
create index tables_open on sny.tables (opened, id collate "C") where closed is null;
create index tables_closed on sny.tables (closed, id collate "C") where closed is not null;

-- Apart from the length, which changes with every line.
create table sny.headers (
    table_key bigint primary key references sny.tables on delete cascade,
    header bytea not null,
    summary bytea
);

create table sny.lines (
    table_key bigint not null references sny.tables on delete cascade,
    number integer not null,
    line bytea not null,
    primary key (table_key, number)
);

create table sny.people (
    key bigint generated always as identity primary key,
    id text not null unique,
    name text not null,
    added bigint not null
);

-- A person may come from several devices, each with a secret of its own, of which only a hash is kept.
create table sny.devices (
    secret_hash bytea primary key,
    person_key bigint not null references sny.people on delete cascade
);
create index devices_person on sny.devices (person_key);

create table sny.sitters (
    person_key bigint not null references sny.people on delete cascade,
    table_key bigint not null references sny.tables on delete cascade,
    primary key (person_key, table_key)
);
create index sitters_table on sny.sitters (table_key);

-- Written when the store is asked whether it can write.
create table sny.readiness (
    only_row integer primary key check (only_row = 1),
    asked bigint not null
);
