/**
 * A schema of its own for PostGraphile: views with the columns and the rows of the answers, so that it reads what the
 * others read, in its own way.
 */
import { DEFAULT_PROFILE_IMAGE } from '../../api/rules/constants.ts'
import { MATCHES } from '../servers/sql.ts'

const RANKED = 'ORDER BY m.available DESC, m.ranking_score DESC, m.review_count DESC, m.id'
const filtered = MATCHES.replace('$1', 'search').replaceAll('$2', 'names').replaceAll('$3', 'sub_branches')

export const SCHEMA = 'bench_graph'

export const VIEWS = `
  DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE;
  CREATE SCHEMA ${SCHEMA};
  CREATE VIEW ${SCHEMA}.mentors AS SELECT m.id, name, main_branch, sub_branch, bio, starter_package_rate, advanced_package_rate, rating::float8 AS rating,
    review_count, available, skills, coalesce(profile_image, '${DEFAULT_PROFILE_IMAGE}') AS profile_image, profile_image IS NOT NULL AS has_profile_image,
    current_job_title, current_company, current_city, experience, linkedin_url, current_country, previous_companies, key_projects, industries_worked_in,
    tools_and_software, certifications, topics_can_mentor_on, why_i_mentor, success_stories, time_slots_per_week, last_active_at, created_at
    FROM public.mentors m WHERE status = 'accepted' AND is_active;
  COMMENT ON VIEW ${SCHEMA}.mentors IS '@primaryKey id';
  CREATE VIEW ${SCHEMA}.weekly_availability AS SELECT mentor_id, (day_of_week + 6) % 7 AS place, is_active AS enabled, start_time, end_time,
    (ARRAY['SUNDAY','MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY'])[day_of_week + 1] AS weekday FROM public.mentor_availability;
  COMMENT ON VIEW ${SCHEMA}.weekly_availability IS E'@primaryKey mentor_id,place\\n@foreignKey (mentor_id) references mentors (id)';
  CREATE VIEW ${SCHEMA}.reviews AS SELECT r.id, r.mentor_id, stars, body, r.created_at, coalesce(e.name, 'Former mentee') AS author_name, e.current_level AS author_level
    FROM public.reviews r LEFT JOIN public.mentees e ON e.id = r.mentee_id;
  COMMENT ON VIEW ${SCHEMA}.reviews IS E'@primaryKey id\\n@foreignKey (mentor_id) references mentors (id)';
  CREATE FUNCTION ${SCHEMA}.mentors_sessions_held(mentor ${SCHEMA}.mentors) RETURNS int LANGUAGE sql STABLE AS $$
    SELECT count(*)::int FROM public.bookings WHERE mentor_id = mentor.id AND status = 'completed' $$;
  CREATE FUNCTION ${SCHEMA}.recommended_mentors() RETURNS SETOF ${SCHEMA}.mentors LANGUAGE sql STABLE AS $$
    SELECT v.* FROM public.mentors m JOIN ${SCHEMA}.mentors v ON v.id = m.id ${RANKED} $$;
  CREATE FUNCTION ${SCHEMA}.search_mentors(search text, names text[], sub_branches text[]) RETURNS SETOF ${SCHEMA}.mentors LANGUAGE sql STABLE AS $$
    SELECT v.* FROM public.mentors m JOIN ${SCHEMA}.mentors v ON v.id = m.id WHERE ${filtered} ${RANKED} $$;
`
