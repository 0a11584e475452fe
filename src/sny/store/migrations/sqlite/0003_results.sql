-- How a match ended for somebody who played it: kept for them, and gone with them or with the table.
create table results (
    person_key integer not null references people on delete cascade,
    table_key integer not null references tables on delete cascade,
    match integer not null,
    seat integer not null,
    ended integer not null,
    result blob not null,
    primary key (person_key, table_key, match)
) strict, without rowid;
create index results_table on results (table_key);

-- What a review comes to, in short.
alter table reviews add column digest blob;
