-- The peers' query by the company's id: pgbench has no random texts.
\set company random(1, :companies)
select
  c.symbol, c.name, c.currency, c.exchange, e.time_zone as timezone,
  p.date, p.open, p.high, p.low, p.close, p.volume
from company c
join exchange e on e.code = c.exchange
cross join lateral (
  select date, open, high, low, close, volume
  from price_daily
  where company_id = c.company_id
  order by date desc
  limit 100
) p
where c.company_id = :company;
