-- A paid month is a plan everywhere; mails that wait are found under the kind's new name.
UPDATE "emails" SET "kind" = 'plan-ending' WHERE "kind" = 'month-ending';
UPDATE "emails" SET "kind" = 'plan-ended' WHERE "kind" = 'month-ended';
