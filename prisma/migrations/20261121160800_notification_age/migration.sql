-- The sweep looks once a minute for read notifications that have had their time.
CREATE INDEX "notifications_read_by_age" ON "notifications" ("created_at") WHERE "is_read";
