/**
 * Counters of quotas. On PostgreSQL they are shared by servers, which lease requests by a function; on SQLite they are
 * kept for the next start of the server.
 */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const onSqlite: ReadonlyArray<string> = [
  `create table quota_counter (
    counter text primary key,
    period integer not null,
    slots text not null,
    whole_at real not null
  )`
]

const onPostgres: ReadonlyArray<string> = [
  `create table quota_counter (
    counter text primary key,
    period integer not null,
    born bigint not null,
    ahead bigint not null,
    latest bigint not null,
    held bigint not null,
    held_until bigint not null,
    whole_at bigint not null,
    slots bigint[] not null,
    counts bigint[] not null
  ) with (fillfactor = 50)`,
  // A counter's time is clock_timestamp() once its row is locked, plus what the clock was set back by.
  `create function lease_quota(name text, ask jsonb) returns text language plpgsql as $$
  declare
    longest constant integer := 1500;
    windows constant integer := 60;
    wanted_period constant integer := ask->>'period';
    cost constant bigint := ask->>'cost';
    asked_born constant bigint := ask->>'born';
    is_known constant boolean := jsonb_typeof(ask->'known') = 'array';
    is_owed constant boolean := jsonb_array_length(ask->'owed') > 0;
    row quota_counter%rowtype;
    is_stored boolean;
    is_same boolean;
    wall bigint;
    moment bigint;
    width double precision;
    width_before double precision;
    slot_now bigint;
    used bigint;
    free bigint;
    granted bigint := 0;
    spare bigint := 0;
    answer text;
  begin
    -- What a crash of the server loses of the last moments isn't worth a write to disk for each lease.
    perform set_config('synchronous_commit', 'off', true);
    select * into row from quota_counter where counter = name for update;
    is_stored := found;
    if not is_stored and (cost > 0 or is_owed or is_known) then
      wall := floor(extract(epoch from clock_timestamp()) * 1000);
      insert into quota_counter
      values (
        name, wanted_period, floor(extract(epoch from clock_timestamp()) * 1000000), 0, wall, 0, 0, 0, '{}', '{}'
      )
      on conflict (counter) do nothing;
      select * into strict row from quota_counter where counter = name for update;
      is_stored := true;
    end if;
    wall := floor(extract(epoch from clock_timestamp()) * 1000);
    if not is_stored then
      row.period := wanted_period;
      row.born := wall * 1000;
      row.ahead := 0;
      row.latest := wall;
      row.held := 0;
      row.held_until := 0;
      row.slots := '{}';
      row.counts := '{}';
    end if;

    moment := wall + row.ahead;
    if moment < row.latest then
      if row.latest - moment > 1000 then
        row.ahead := row.latest - wall;
      end if;
      moment := row.latest;
    end if;
    width := wanted_period * 1000.0 / windows;
    width_before := row.period * 1000.0 / windows;
    slot_now := floor(moment / width);
    is_same := row.period = wanted_period;

    if asked_born is not null and asked_born <> row.born and not is_known then
      return json_build_array(0, 0, moment, row.born, 0, 1);
    end if;

    with stored as (
      select least(slot_now, case when is_same then s else floor(((s + 1) * width_before - 1) / width)::bigint end) as slot,
        sum(c) as count
      from unnest(row.slots, row.counts) as _ (s, c)
      group by 1
    ), known as (
      select least(slot_now, (_->>0)::bigint) as slot, max((_->>1)::bigint) as count
      from jsonb_array_elements(case when is_known then ask->'known' else '[]' end) as _
      group by 1
    ), returned as (
      select (_->>0)::bigint as slot, sum((_->>1)::bigint) as count
      from jsonb_array_elements(case when is_same then ask->'returned' else '[]' end) as _
      group by 1
    ), counted as (
      select slot, greatest(0, greatest(coalesce(stored.count, 0), coalesce(known.count, 0)) - coalesce(returned.count, 0))
        as count
      from stored
      full join known using (slot)
      left join returned using (slot)
      union all
      select least(slot_now, floor((moment - (_->>0)::bigint) / width)::bigint), (_->>1)::bigint
      from jsonb_array_elements(ask->'owed') as _
    ), summed as (
      select slot, sum(count)::bigint as count
      from counted
      where (slot + windows + 1) * width > moment
      group by slot
      having sum(count) > 0
    )
    select
      coalesce(array_agg(slot order by slot), '{}'),
      coalesce(array_agg(count order by slot), '{}'),
      coalesce(sum(count), 0)
    into row.slots, row.counts, used
    from summed;

    row.held := case
      when moment > row.held_until then 0
      else greatest(0, row.held - (ask->>'settled')::bigint)
    end;
    free := (ask->>'limit')::bigint - used;
    if cost > 0 and cost <= free then
      granted := least(free, cost + (ask->>'demand')::bigint);
      spare := greatest(0, least((ask->>'extra')::bigint, (free - granted) / 8));
      granted := granted + spare;
      if row.slots[cardinality(row.slots)] = slot_now then
        row.counts[cardinality(row.counts)] := row.counts[cardinality(row.counts)] + granted;
      else
        row.slots := row.slots || slot_now;
        row.counts := row.counts || granted;
      end if;
      if spare > 0 then
        row.held := row.held + spare;
        row.held_until := moment + longest;
      end if;
    end if;

    -- Under a longer period requests are dated less exactly: not because one was refused.
    if is_stored and (is_same or granted > 0 or is_owed or is_known or wanted_period < row.period) then
      update quota_counter
      set
        period = wanted_period,
        ahead = row.ahead,
        latest = moment,
        held = row.held,
        held_until = row.held_until,
        whole_at = coalesce(
          ceil((row.slots[cardinality(row.slots)] + windows + 1) * width)::bigint - row.ahead,
          0
        ),
        slots = row.slots,
        counts = row.counts
      where counter = name;
    end if;
    return (
      select json_build_array(
        granted, spare, moment, row.born, case when row.held > (ask->>'held')::bigint then 1 else 0 end, 0
      )::jsonb || coalesce(jsonb_agg(n order by i, j), '[]')
      from (
        select s as n, i, 0 as j from unnest(row.slots) with ordinality as _ (s, i)
        union all
        select c, i, 1 from unnest(row.counts) with ordinality as _ (c, i)
      ) as pairs
    );
  end
  $$`
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const statements = sql.onDialectOrElse({ sqlite: () => onSqlite, orElse: () => onPostgres })
  yield* Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true })
})
