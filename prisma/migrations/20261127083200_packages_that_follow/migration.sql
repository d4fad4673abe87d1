-- Two people may have a package that runs and the next one: no day belongs to two of them. One that ends before it begins has
-- no day: it stays as it is, and stands in no other's way.
DROP INDEX "plan_subscriptions_one_active";
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_one_active"
  EXCLUDE USING gist ("mentee_id" WITH =, "mentor_id" WITH =, daterange("start_date", greatest("start_date", "end_date")) WITH &&)
  WHERE ("status" = 'active');
