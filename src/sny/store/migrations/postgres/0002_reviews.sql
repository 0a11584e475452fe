-- What was worked out about a match that is over, for one seat: it can be worked out again, and is not exported.
create table sny.reviews (
    table_key bigint not null references sny.tables on delete cascade,
    match integer not null,
    seat integer not null,
    review bytea not null,
    primary key (table_key, match, seat)
);
