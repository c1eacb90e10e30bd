// The history of the PostgreSQL schema: each entry is applied once, in order, and never edited afterwards.
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE matches (
    id text PRIMARY KEY,
    status text NOT NULL,
    public boolean NOT NULL,
    updated double precision NOT NULL,
    used double precision NOT NULL,
    visited boolean NOT NULL,
    revision integer NOT NULL,
    record text NOT NULL,
    creator text
  );
  CREATE INDEX matches_by_status ON matches (status, updated);
  CREATE INDEX matches_by_use ON matches (status, used, visited);

  CREATE TABLE entries (match text, n integer, entry text NOT NULL, PRIMARY KEY (match, n));
  CREATE TABLE snapshots (match text, n integer, state text NOT NULL, PRIMARY KEY (match, n));
  -- The lines of the chat.
  CREATE TABLE lines (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, match text NOT NULL, line text NOT NULL);
  CREATE INDEX lines_by_match ON lines (match, id);
  -- The newest match of each kind of quick match, which further players join.
  CREATE TABLE newest (name text PRIMARY KEY, id text NOT NULL);
  -- Under 'time' the server's own time (match/serverTime.ts); under 'probe' what the health check writes.
  CREATE TABLE house (what text PRIMARY KEY, value double precision NOT NULL, written timestamptz NOT NULL);

  -- Limits that hold over all processes, and the secret that makes addresses unreadable.
  CREATE TABLE rates (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
  CREATE TABLE secrets (what text PRIMARY KEY, value text NOT NULL);
  INSERT INTO secrets VALUES ('addresses', gen_random_uuid()::text || gen_random_uuid()::text);

  -- Who runs now, and who is connected there.
  CREATE TABLE processes (id text PRIMARY KEY, seen timestamptz NOT NULL);
  CREATE TABLE presence (process text, match text, here text NOT NULL, PRIMARY KEY (process, match));

  -- What was written by whom, numbered in the order of the commits and without gaps.
  CREATE TABLE changes (
    number bigint PRIMARY KEY,
    process text NOT NULL,
    written timestamptz NOT NULL,
    what text NOT NULL
  );
  CREATE TABLE last_change (number bigint NOT NULL);
  INSERT INTO last_change VALUES (0);

  -- Notifications are short: what is longer is read from the table.
  CREATE FUNCTION announce(by_process text, told text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    next bigint;
  BEGIN
    UPDATE last_change SET number = number + 1 RETURNING number INTO next;
    INSERT INTO changes VALUES (next, by_process, clock_timestamp(), told);
    PERFORM pg_notify('tiefenthal', CASE
      WHEN octet_length(told) < 7000 THEN next || ' ' || by_process || ' ' || told
      ELSE next || ' ' || by_process
    END);
  END $$;

  -- Raises TT001 when another process was first: the message says with what, the detail of which match (faults.ts).
  CREATE FUNCTION write_all(
    by_process text, kinds text[], ids text[], numbers integer[], bodies text[], told text
  ) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    part record;
  BEGIN
    -- Batches come one after the other: none waits for another in a circle, and what is checked stays true.
    PERFORM FROM last_change FOR UPDATE;
    FOR part IN SELECT * FROM unnest(kinds, ids, numbers, bodies) AS parts (kind, id, n, body) LOOP
      CASE part.kind
        WHEN 'entry' THEN
          INSERT INTO entries SELECT part.id, part.n, part.body
            WHERE part.n = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = part.id);
          IF NOT FOUND THEN
            RAISE EXCEPTION 'move %', part.n USING ERRCODE = 'TT001', DETAIL = part.id;
          END IF;
        WHEN 'record' THEN
          IF part.n = 0 THEN
            INSERT INTO matches
              SELECT part.id, status, public, "updatedAt", "usedAt", visited, 0, part.body, creator
              FROM json_to_record(part.body::json) AS terms (
                status text, public boolean, "updatedAt" double precision, "usedAt" double precision, visited boolean,
                creator text
              )
              ON CONFLICT DO NOTHING;
          ELSE
            UPDATE matches
              SET status = terms.status, public = terms.public, updated = terms."updatedAt", used = terms."usedAt",
                visited = terms.visited, revision = part.n, record = part.body
              FROM json_to_record(part.body::json) AS terms (
                status text, public boolean, "updatedAt" double precision, "usedAt" double precision, visited boolean
              )
              WHERE id = part.id AND revision = part.n - 1;
          END IF;
          IF NOT FOUND THEN
            RAISE EXCEPTION 'revision %', part.n USING ERRCODE = 'TT001', DETAIL = part.id;
          END IF;
        WHEN 'snapshot' THEN
          INSERT INTO snapshots VALUES (part.id, part.n, part.body)
            ON CONFLICT (match, n) DO UPDATE SET state = excluded.state;
          DELETE FROM snapshots WHERE match = part.id AND n > 0 AND n < part.n;
        WHEN 'line' THEN
          INSERT INTO lines (match, line) VALUES (part.id, part.body);
        WHEN 'wipe' THEN
          DELETE FROM matches WHERE id = part.id;
          DELETE FROM entries WHERE match = part.id;
          DELETE FROM snapshots WHERE match = part.id;
          DELETE FROM lines WHERE match = part.id;
        WHEN 'unchanged' THEN
          PERFORM FROM matches WHERE id = part.id AND revision = part.n;
          IF NOT FOUND THEN
            RAISE EXCEPTION 'the change of revision %', part.n USING ERRCODE = 'TT001', DETAIL = part.id;
          END IF;
        WHEN 'newest' THEN
          INSERT INTO newest VALUES (part.id, part.body::json ->> 'id')
            ON CONFLICT (name) DO UPDATE SET id = excluded.id WHERE newest.id = part.body::json ->> 'before';
          IF NOT FOUND THEN
            RAISE EXCEPTION 'newest' USING ERRCODE = 'TT001', DETAIL = part.id;
          END IF;
        WHEN 'time' THEN
          INSERT INTO house VALUES ('time', part.body::double precision, clock_timestamp())
            ON CONFLICT (what) DO UPDATE
            SET value = greatest(house.value, excluded.value), written = excluded.written;
        WHEN 'presence' THEN
          IF part.body = '[]' THEN
            DELETE FROM presence WHERE process = by_process AND match = part.id;
          ELSE
            INSERT INTO presence VALUES (by_process, part.id, part.body)
              ON CONFLICT (process, match) DO UPDATE SET here = excluded.here;
          END IF;
      END CASE;
    END LOOP;
    IF told IS NOT NULL THEN
      PERFORM announce(by_process, told);
    END IF;
  END $$;

  -- Forgets the processes with the ids "gone" and who is connected there. A process that was heard of within the
  -- interval "silent" is kept.
  CREATE FUNCTION lapse(gone text[], silent interval) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    one text;
  BEGIN
    PERFORM FROM last_change FOR UPDATE;
    FOR one IN
      DELETE FROM processes WHERE id = ANY (gone) AND seen < clock_timestamp() - silent RETURNING id
    LOOP
      DELETE FROM presence WHERE process = one;
      PERFORM announce('', json_build_array(json_build_object('gone', one))::text);
    END LOOP;
  END $$;
  `,
];
