-- What was worked out about a match that is over, for one seat: it can be worked out again, and is not exported.
create table reviews (
    table_key integer not null references tables on delete cascade,
    match integer not null,
    seat integer not null,
    review blob not null,
    primary key (table_key, match, seat)
) strict, without rowid;
