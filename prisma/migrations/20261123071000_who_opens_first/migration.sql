-- DropIndex
DROP INDEX "mentor_availability_day_of_week_start_time_idx";

-- Who works on a weekday is read in the order of opening, from these two alone (api/mentors/nextFreeSessions.ts). Scores
-- and availability stand in the order of the list already, so no change is written to more indexes than before.
CREATE INDEX mentor_availability_opens ON mentor_availability (day_of_week, start_time, mentor_id) INCLUDE (end_time) WHERE is_active;

DROP INDEX mentors_listed;
CREATE INDEX mentors_listed ON mentors (id) INCLUDE (main_branch, sub_branch, available, ranking_score) WHERE status = 'accepted' AND is_active;
