-- How a match ended for somebody who played it: kept for them, and gone with them or with the table.
create table sny.results (
    person_key bigint not null references sny.people on delete cascade,
    table_key bigint not null references sny.tables on delete cascade,
    match integer not null,
    seat integer not null,
    ended bigint not null,
    result bytea not null,
    primary key (person_key, table_key, match)
);
create index results_table on sny.results (table_key);

-- What a review comes to, in short.
alter table sny.reviews add column digest bytea;
