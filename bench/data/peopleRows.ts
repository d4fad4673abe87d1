/** Mentors with their hours, mentees, and sessions under which both are signed in. */
import { city, company, jobTitle, level, list, mainBranch, personName, skills, subBranch } from './words.ts'
import type { Size } from './size.ts'

const series = (count: number) => `FROM generate_series(1, ${count}) n`

export const menteeRows = ({ mentees }: Size): string[] => [
  `INSERT INTO mentees (id, name, email, password, main_branch, current_level, college, year, terms_accepted, terms_accepted_at, email_confirmed_at, created_at)
   SELECT n, ${personName('n')}, 'mentee-' || n || '@bench.example', 'none', ${mainBranch('n')}, ${level('n')},
     CASE WHEN n % 5 > 0 THEN 'College ' || n % 700 END, CASE WHEN n % 7 > 0 THEN 2000 + n % 30 END, true, now(), now(),
     current_date - n % 1000 ${series(mentees)}`,
]

/** Rating and rank as the reviews say; the search text is the trigger's. */
export const mentorRows = ({ mentors }: Size): string[] => [
  `WITH given AS (SELECT mentor_id AS id, round(avg(stars), 2) AS rating, count(*)::int AS reviews FROM reviews GROUP BY 1),
     mean AS (SELECT round(sum(rating * reviews) / sum(reviews), 2) AS stars FROM given)
   INSERT INTO mentors (id, name, email, password, bio, main_branch, sub_branch, experience, starter_package_rate, advanced_package_rate,
     rating, review_count, ranking_score, available, profile_image, linkedin_url, skills, status, is_active, current_city, current_country, current_job_title,
     current_company, previous_companies, key_projects, industries_worked_in, tools_and_software, certifications, topics_can_mentor_on,
     time_slots_per_week, why_i_mentor, success_stories, terms_accepted, terms_accepted_at, last_active_at, email_confirmed_at, created_at)
   SELECT n, ${personName('n')}, 'mentor-' || n || '@bench.example', 'none',
     'Designs and checks what is built for ' || ${company('n')} || ' in ' || ${city('n')} || ', and has explained drawings to ' || n % 60 || ' younger engineers. Likes plain sketches, honest numbers and questions that begin with why.',
     ${mainBranch('n')}, ${subBranch('n')}, 1 + n % 30, 50000 + n % 90 * 1000, 300000 + n % 90 * 5000,
     coalesce(rating, 0), coalesce(reviews, 0), mentor_score(mean.stars, coalesce(rating, 0), coalesce(reviews, 0)),
     n % 10 > 0, CASE WHEN n % 2 > 0 THEN '/media/' || encode(sha256(n::text::bytea), 'hex') END, 'https://www.linkedin.com/in/bench-' || n, ${skills('n')},
     (CASE WHEN n % 33 = 0 THEN 'pending review' WHEN n % 33 = 1 AND n > 1 THEN 'rejected' ELSE 'accepted' END)::mentor_status, n % 50 <> 2,
     ${city('n')}, 'India', ${jobTitle('n')}, ${company('n')}, ARRAY['Company ' || (n + 1) % 400, 'Company ' || (n + 2) % 400],
     ARRAY['Works for line ' || n % 80, 'Plant ' || n % 120], ARRAY['Infrastructure', 'Manufacturing'], ARRAY['AutoCAD', 'MATLAB'],
     ARRAY['Chartered Engineer'], ARRAY['First job', 'Reports', 'Site visits'], 'Evenings suit best', 'Somebody did it for me.',
     'Three of my mentees lead teams now.', true, now(), now() - n % 200 * interval '1 hour', now(), current_date - n % 1000
   ${series(mentors)} CROSS JOIN mean LEFT JOIN given ON given.id = n`,
  `INSERT INTO mentor_availability (mentor_id, day_of_week, start_time, end_time, is_active)
   SELECT n, day, ${list('09:00', '10:00', '16:00')}[1 + n % 3], ${list('17:00', '14:00', '21:00')}[1 + n % 3], (n + day) % 7 < 5
   FROM generate_series(1, ${mentors}) n, generate_series(0, 6) day`,
]

const token = (type: string) => `encode(sha256(lpad('${type}-' || id, 43, 'x')::bytea), 'hex')`

export const sessionRows = ({ mentees }: Size): string[] =>
  ['mentee', 'mentor'].map(
    (type) => `INSERT INTO sessions (token_hash, user_type, user_id, ip, user_agent, expires_at)
     SELECT ${token(type)}, '${type}', id, '192.0.2.1', 'Bench', now() + interval '30 days' FROM ${type}s WHERE id <= ${mentees}`,
  )
