/** SQL written by hand for the public reads, in the names and the order of the answers. */
import { DEFAULT_PROFILE_IMAGE } from '../../api/rules/constants.ts'

const NAMES = (columns: string) =>
  columns
    .trim()
    .split(/\s+/)
    .map((name) => `m.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${name}"`)
    .join(', ')

const CARD = `m.id AS "databaseId", ${NAMES('name mainBranch subBranch bio starterPackageRate advancedPackageRate')},
  m.rating::float8 AS rating, ${NAMES('reviewCount available skills')},
  coalesce(m.profile_image, '${DEFAULT_PROFILE_IMAGE}') AS "profileImage", m.profile_image IS NOT NULL AS "hasProfileImage",
  ${NAMES('currentJobTitle currentCompany currentCity')}`
const PROFILE = `${CARD}, ${NAMES(`experience linkedinUrl currentCountry previousCompanies keyProjects industriesWorkedIn
  toolsAndSoftware certifications topicsCanMentorOn whyIMentor successStories timeSlotsPerWeek lastActiveAt createdAt`)}`

const LISTED = `m.status = 'accepted' AND m.is_active`
const RANKED = `ORDER BY m.available DESC, m.ranking_score DESC, m.review_count DESC, m.id`
const WEEK = `(ARRAY['SUNDAY','MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY'])[day_of_week + 1] AS weekday,
  is_active AS enabled, start_time AS "startTime", end_time AS "endTime"`

export const MATCHES = `${LISTED} AND m.search_text LIKE $1
  AND (lower(m.main_branch) = ANY($2) OR lower(m.sub_branch) = ANY($2) OR (m.main_branch = 'General' AND lower(m.sub_branch) = ANY($3)))`

export const SQL = {
  cards: `SELECT ${CARD} FROM mentors m WHERE ${LISTED} ${RANKED} LIMIT 8`,
  search: `SELECT ${CARD} FROM mentors m WHERE ${MATCHES} ${RANKED} LIMIT 12`,
  count: `SELECT count(*)::int AS total FROM mentors m WHERE ${MATCHES}`,
  profile: `SELECT ${PROFILE} FROM mentors m WHERE ${LISTED} AND m.id = $1`,
  week: `SELECT ${WEEK} FROM mentor_availability WHERE mentor_id = $1 ORDER BY (day_of_week + 6) % 7`,
  reviews: `SELECT r.stars, r.body, r.created_at AS "createdAt", coalesce(e.name, 'Former mentee') AS "authorName", e.current_level AS "authorLevel"
    FROM reviews r LEFT JOIN mentees e ON e.id = r.mentee_id WHERE r.mentor_id = $1 ORDER BY r.created_at DESC, r.id DESC LIMIT 2`,
  held: `SELECT count(*)::int AS held FROM bookings WHERE mentor_id = $1 AND status = 'completed'`,
  page: (offset: number) => `SELECT ${CARD} FROM mentors m WHERE ${LISTED} ${RANKED} LIMIT 12 OFFSET ${offset}`,
  windows: `SELECT mentor_id AS "mentorId", day_of_week AS "dayOfWeek", start_time AS "startTime", end_time AS "endTime", is_active AS "isActive"
    FROM mentor_availability WHERE mentor_id = ANY($1) AND is_active`,
  busy: `SELECT mentor_id AS "mentorId", starts_at AS "startsAt", ends_at AS "endsAt" FROM bookings
    WHERE mentor_id = ANY($1) AND ends_at > now() AND starts_at < now() + interval '32 days'
      AND (status = 'confirmed' OR (status = 'pending' AND hold_expires_at > now()))`,
  daysOff: `SELECT mentor_id AS "mentorId", start_date AT TIME ZONE 'Asia/Kolkata' AS "startsAt", (end_date + 1) AT TIME ZONE 'Asia/Kolkata' AS "endsAt"
    FROM availability_exceptions WHERE mentor_id = ANY($1) AND end_date >= current_date`,
} as const
