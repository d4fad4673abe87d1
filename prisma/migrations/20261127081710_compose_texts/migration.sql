-- Composes the texts that are there, with at most one UPDATE a table, of the rows and columns that need it: nobody else waits.
-- Left as they are: logs that are only appended to, receipts, the names that administrators sign in with, whatever is unique, and
-- email addresses, which are ASCII where our forms took them: two odd old ones that look alike stay two accounts.
CREATE FUNCTION pg_temp.is_apart(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  -- Nothing but ASCII is as long in bytes as in letters, which is quicker to tell.
  SELECT octet_length($1) <> char_length($1) AND $1 IS NOT NFC NORMALIZED
$$;
CREATE FUNCTION pg_temp.is_apart(text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_or(pg_temp.is_apart(line)), false) FROM unnest($1) line
$$;
CREATE FUNCTION pg_temp.composed(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT normalize($1, NFC) $$;
CREATE FUNCTION pg_temp.composed(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN $1 IS NOT NULL
    THEN ARRAY(SELECT normalize(line, NFC) FROM unnest($1) WITH ORDINALITY AS lines (line, place) ORDER BY place) END
$$;

DO $$
DECLARE
  found record;
  apart text[];
BEGIN
  FOR found IN
    SELECT c.table_name AS name, array_agg(c.column_name::text) AS columns,
      -- Every row needs its folded name, which a trigger writes.
      c.table_name IN ('mentors', 'mentees', 'workshop_registrations') AS is_folded
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.udt_name IN ('text', '_text')
      AND c.table_name NOT IN ('audit_entries', 'payment_journal', 'receipts', '_prisma_migrations')
      AND c.column_name NOT IN ('email', 'to_address', 'username')
      AND NOT EXISTS (
        SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = format('%I.%I', c.table_schema, c.table_name)::regclass AND i.indisunique AND a.attname = c.column_name)
    GROUP BY c.table_name
  LOOP
    EXECUTE format('SELECT array_remove(ARRAY[%s], NULL) FROM %I',
        (SELECT string_agg(format('CASE WHEN bool_or(pg_temp.is_apart(%1$I)) THEN %1$L END', name), ', ') FROM unnest(found.columns) name),
        found.name)
      INTO apart;
    IF found.is_folded THEN
      EXECUTE format('UPDATE %I SET %s', found.name,
        (SELECT string_agg(format('%1$I = pg_temp.composed(%1$I)', name), ', ') FROM unnest(array_remove(apart, 'name') || 'name'::text) name));
    ELSIF apart <> '{}' THEN
      EXECUTE format('UPDATE %I SET %s WHERE %s', found.name,
        (SELECT string_agg(format('%1$I = pg_temp.composed(%1$I)', name), ', ') FROM unnest(apart) name),
        (SELECT string_agg(format('pg_temp.is_apart(%I)', name), ' OR ') FROM unnest(apart) name));
    END IF;
  END LOOP;
END $$;
